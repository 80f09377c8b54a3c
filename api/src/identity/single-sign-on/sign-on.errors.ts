import type { SignOnProblem } from 'shared-contracts/values/identity/single-sign-on';

/** The reason of a failed sign-in; `cause` is for the log. */
export class SignOnError extends Error {
  readonly problem: SignOnProblem;

  constructor(problem: SignOnProblem, cause?: unknown) {
    super(`Single sign-on failed: ${problem}`, { cause });
    this.problem = problem;
  }
}
