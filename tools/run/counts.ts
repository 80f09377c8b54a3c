/** `again`: passed at the second attempt. */
export type Counts = { passed: number; failed: number; again?: number };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly { assertionResults: readonly { status: string; invocations?: number }[] }[];
};

/** A test file that could not run has no tests: it counts as one failure. */
export function jestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(report) as JestReport;
  const again = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, again: again.length };
}

/** `errors` are those outside any test: a file that doesn't load, a server that doesn't start. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, again: stats.flaky };
}

/** The counts of a step. A runner that fails although every test passed counts as one failure. */
export function outcome({ ok, counts }: { ok: boolean; counts?: Counts }): Counts {
  if (!counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
