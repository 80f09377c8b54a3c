/** `again`: those of the passed that needed a second try. */
export type Counts = { passed: number; failed: number; again?: number };

/** A test file that could not run has no tests to count: it counts as one that failed. */
export function jestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** `errors` are those outside any test: a file that does not load, a server that does not start. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, again: stats.flaky };
}

/** What a step adds to the sum. A runner that fails although every test passed is a failure of its own. */
export function outcome({ ok, counts }: { ok: boolean; counts?: Counts }): Counts {
  if (!counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
