/** Prevents the start. Its message is for the operator and is printed without a stack trace. */
export class StartupError extends Error {}
