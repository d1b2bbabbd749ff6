// A reason not to go on that is told in a sentence, without a stack trace.

export class Refusal extends Error {}
