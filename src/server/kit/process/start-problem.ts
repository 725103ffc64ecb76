/** The program cannot start, for a reason that the person who started it can act on: shown as it stands, without a stack. */
export class StartProblem extends Error {}
