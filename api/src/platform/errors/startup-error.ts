/** What stops a start, in one sentence for the person who starts it: printed without a stack. */
export class StartError extends Error {}
