/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    '{api,mfe-*,shell,shared-*,tools}/**/*.rules.ts',
    'shared-contracts/src/values/{identity/access,portal/area-calls,portal/host-kind}.ts',
    '!**/node_modules/**',
  ],
  testRunner: 'rules',
  plugins: ['./tools/mutants/runner/plugin.ts'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.consign/cache/mutants.json',
  tempDirName: '.consign/mutants',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.consign/reports/mutants.json' },
  htmlReporter: { fileName: '.consign/reports/mutants.html' },
  ignorePatterns: ['/.consign', 'e2e', 'docs', '**/dist'],
  ignoreStatic: true,
  concurrency: 2,
  // A loaded machine is slow, but that kills no mutant: endless loops end by their count.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
  // Modules that were imported again are never freed.
  maxTestRunnerReuse: 2_000,
  thresholds: { high: 95, low: 90, break: 90 },
};
