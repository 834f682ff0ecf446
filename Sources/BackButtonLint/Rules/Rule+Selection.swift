extension Configuration {
    /// The rules that speak, in the order of `Rule.all`.
    var rules: [Rule] {
        Rule.all.filter { rule in
            if disabledRules.contains(rule.id) { return false }
            if !onlyRules.isEmpty { return onlyRules.contains(rule.id) }
            return rule.isOn || enabledRules.contains(rule.id)
        }
    }
}
