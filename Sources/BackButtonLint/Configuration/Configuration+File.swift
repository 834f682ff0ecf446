/// What the configuration file says to those who ask for it by name.
extension Configuration {
    /// The names that a team adds to the tables of what is known.
    package var teamNames: TeamNames { file?.teamNames ?? TeamNames() }

    /// The oldest iOS that the app runs on, in place of what its project says; nil if that is to be asked.
    package var deploymentTarget: DeploymentTarget? { file?.deploymentTarget.flatMap { DeploymentTarget($0.value) } }

    /// The placement of what fixes write; nil where that is left to them.
    package var itemPlacement: ItemPlacement? { file?.itemPlacement.flatMap { ItemPlacement(rawValue: $0.value) } }

    /// The path of the file of known findings.
    package var baseline: String? { namedBaseline ?? file?.baselinePath }
}
