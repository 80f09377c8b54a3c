import { jestCounts, outcome, playwrightCounts } from './counts.ts';

test('a test file that does not load counts as a failed test', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2, testResults: [] };
  expect(jestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 3, again: 0 });
});

test('a screen test that passes only at the second try is counted as such', () => {
  const assertionResults = [
    { status: 'passed', invocations: 1 },
    { status: 'passed', invocations: 2 },
    { status: 'failed', invocations: 2 },
    { status: 'passed' },
  ];
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ assertionResults }],
  };
  expect(jestCounts(JSON.stringify(report))).toEqual({ passed: 3, failed: 1, again: 1 });
});

test('a journey that passes only at the second try is reported; an error outside any journey is a failure', () => {
  expect(playwrightCounts('{ "stats": { "expected": 5, "unexpected": 0, "flaky": 1 }, "errors": [{}] }')).toEqual({
    passed: 6,
    failed: 1,
    again: 1,
  });
});

test('a step is one test, a runner as many as it ran, and never fewer failures than it reports by its exit', () => {
  expect(outcome({ ok: true })).toEqual({ passed: 1, failed: 0 });
  expect(outcome({ ok: false })).toEqual({ passed: 0, failed: 1 });
  expect(outcome({ ok: true, counts: { passed: 7, failed: 0 } })).toEqual({ passed: 7, failed: 0 });
  expect(outcome({ ok: false, counts: { passed: 7, failed: 0 } })).toEqual({ passed: 7, failed: 1 });
});
