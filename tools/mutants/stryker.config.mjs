/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    '{api,mfe-*,shell,shared-*,tools}/**/*.rules.ts',
    'shared-contracts/src/values/{identity/access,portal/area-calls,portal/host-kind}.ts',
    '!**/node_modules/**',
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'tools/mutants/jest.config.ts', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.consign/cache/mutants.json',
  tempDirName: '.consign/mutants',
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: '.consign/reports/mutants.json' },
  htmlReporter: { fileName: '.consign/reports/mutants.html' },
  ignorePatterns: ['/.consign', 'e2e', 'docs', '**/dist'],
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
