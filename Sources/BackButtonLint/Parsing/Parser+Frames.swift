extension Parser {
    /// An open construct.
    struct Frame {
        /// What it waits for.
        var state: State
        /// The node it becomes; none for `unexpected`.
        var kind: NodeKind
        var flavor: Flavor
        /// What its state counts: open ternaries, parts of a chain.
        var count: UInt32 = 0
        /// The token it begins with.
        var first: UInt32
        /// How many rows there were before it.
        let mark: UInt32
        /// The same two of its element.
        var itemFirst: UInt32 = 0
        var itemMark: UInt32 = 0
        /// Where the bracket around its own bracket ends.
        var outerEnd: UInt32 = 0
        /// The token that opens its own bracket.
        var opener: UInt32 = 0

        init(state: State, kind: NodeKind, flavor: Flavor, first: UInt32, mark: UInt32) {
            self.state = state
            self.kind = kind
            self.flavor = flavor
            self.first = first
            self.mark = mark
        }
    }

    /// How a construct is to be read at its place.
    struct Flavor: OptionSet {
        let rawValue: UInt8

        /// Before the `{` of a statement: a closure may stand only where it can't be the body.
        static let condition = Flavor(rawValue: 1 << 0)
        /// The condition of an `#if`: ends with the line.
        static let directive = Flavor(rawValue: 1 << 1)
        /// A list of members, where only declarations may stand.
        static let members = Flavor(rawValue: 1 << 2)
        /// The statements of a `case`.
        static let cases = Flavor(rawValue: 1 << 3)
        /// A list within an `#if`, ended by the next directive.
        static let clause = Flavor(rawValue: 1 << 4)
        /// The body of an initializer, where `init` is a call.
        static let initializerBody = Flavor(rawValue: 1 << 5)
        /// Parameters of a closure, which need no type.
        static let closure = Flavor(rawValue: 1 << 6)
        /// The parts of a chain within an `#if`, which have no base of their own.
        static let baseless = Flavor(rawValue: 1 << 7)
    }

    /// What a frame does with the next token; each has a method of the grammar area it belongs to.
    enum State: UInt8 {
        case done
        /// Ends as a node of its kind when what was pushed on it has ended.
        case close
        // Lists of items
        case items, block
        // Declarations
        case declarationPrefix, declarationTail, afterParameters, afterMembers
        case bindingStart, bindingValue, bindingEnd
        case enumElementStart, enumElementParameters, enumElementEnd
        case accessorStart, accessorPrefix, accessorEnd
        case parameterStart, parameterNames, parameterEnd
        case macroInitializer
        // Statements
        case ifConditions, ifBody, elseBody
        case guardConditions, whileConditions
        case repeatBody, forWhere, doBody, catchPatterns, catchWhere
        case switchSubject, switchCases, caseLabel, caseWhere
        case conditionStart, conditionEnd
        // Expressions
        case operand, infix, prefixed, postfix
        case callArguments, callClosure, argumentStart, argumentEnd
        case elementStart, elementEnd
        case closureStart, signatureStart, signatureParameters, signatureEnd, captureStart, captureEnd
        case string
        case keyPath
        // Conditional compilation
        case ifConfigCondition, ifConfigElements, ifConfigEnd, attributeList
    }

    /// One turn of the machine.
    mutating func step() {
        switch top.state {
        case .done: break
        case .close: closeTop()
        case .items: stepItems()
        case .block: stepBlock()
        case .declarationPrefix: stepDeclarationPrefix()
        case .declarationTail: stepDeclarationTail()
        case .afterParameters: stepAfterParameters()
        case .afterMembers: closeTop()
        case .bindingStart: stepBindingStart()
        case .bindingValue: stepBindingValue()
        case .bindingEnd: stepBindingEnd()
        case .enumElementStart: stepEnumElementStart()
        case .enumElementParameters: stepEnumElementParameters()
        case .enumElementEnd: stepEnumElementEnd()
        case .accessorStart: stepAccessorStart()
        case .accessorPrefix: stepAccessorPrefix()
        case .accessorEnd: stepAccessorEnd()
        case .parameterStart: stepParameterStart()
        case .parameterNames: stepParameterNames()
        case .parameterEnd: stepParameterEnd()
        case .macroInitializer: stepMacroInitializer()
        case .ifConditions: stepIfConditions()
        case .ifBody: stepIfBody()
        case .elseBody: closeTop()
        case .guardConditions: stepGuardConditions()
        case .whileConditions: stepWhileConditions()
        case .repeatBody: stepRepeatBody()
        case .forWhere: stepForWhere()
        case .doBody: stepDoBody()
        case .catchPatterns: stepCatchPatterns()
        case .catchWhere: stepCatchWhere()
        case .switchSubject: stepSwitchSubject()
        case .switchCases: stepSwitchCases()
        case .caseLabel: stepCaseLabel()
        case .caseWhere: stepCaseWhere()
        case .conditionStart: stepConditionStart()
        case .conditionEnd: stepConditionEnd()
        case .operand: stepOperand()
        case .infix: stepInfix()
        case .prefixed: closeTop()
        case .postfix: stepPostfix()
        case .callArguments: stepCallArguments()
        case .callClosure: stepCallClosure()
        case .argumentStart: stepArgumentStart()
        case .argumentEnd: stepArgumentEnd()
        case .elementStart: stepElementStart()
        case .elementEnd: stepElementEnd()
        case .closureStart: stepClosureStart()
        case .captureStart: stepCaptureStart()
        case .captureEnd: stepCaptureEnd()
        case .signatureStart: stepSignatureStart()
        case .signatureParameters: stepSignatureParameters()
        case .signatureEnd: stepSignatureEnd()
        case .string: stepString()
        case .keyPath: stepKeyPath()
        case .ifConfigCondition: stepIfConfigCondition()
        case .ifConfigElements: stepIfConfigElements()
        case .ifConfigEnd: stepIfConfigEnd()
        case .attributeList: stepAttributeList()
        }
    }
}
