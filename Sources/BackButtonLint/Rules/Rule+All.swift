extension Rule {
    /// Every rule, in the order in which `backlint rules` lists them.
    public static let all: [Rule] = [
        missingBackButton,
        missingSwipeBack,
        backButtonNotLeading,
        needlessBackButtonHide,
        unguardedSwipeBack,
        swipeBackOverModal,
        swipeBackWithoutSuper,
        unattachedSwipeBack,
        swipeBackUnlocksScreen,
        dismissWrongScope,
        backItemInHiddenBar,
        backPushesForward,
        inertBackButton,
        unusedSuppression,
        hiddenBarWithoutWayBack,
        dragEmulatedBack,
        plainBackReplacement,
        backIconNotMirrored,
        backIconUnlabeled,
        softDeprecatedBarApi,
        missingRetroactive,
    ]
}
