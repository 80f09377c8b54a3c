export type Counts = { passed: number; failed: number };

/** A test file that could not run has no tests to count: it counts as one that failed. */
export function jestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** `errors` are those outside any test: a file that does not load, a server that does not start. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
