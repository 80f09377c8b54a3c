import type { Config } from 'jest';
import base, { TRANSFORM_IGNORE_PATTERNS } from '../jest/jest.config.ts';

/** Rules are tested in isolation: without a database or a screen. */
const RULE_TESTS = ['**/*.rules.test.ts', '**/shared-contracts/src/values/**/*.test.ts'];

const config: Config = {
  ...base,
  testSequencer: undefined,
  projects: undefined,
  ...base.projects?.filter((project) => typeof project === 'object').at(-1),
  displayName: undefined,
  roots: ['<rootDir>'],
  globalSetup: undefined,
  globalTeardown: undefined,
  // Stryker hooks into the environment of Jest's own runner.
  runner: 'jest-runner',
  // That runner doesn't load ES modules: packages without CommonJS are transformed as for screens.
  transformIgnorePatterns: TRANSFORM_IGNORE_PATTERNS,
  setupFilesAfterEnv: [],
  testMatch: RULE_TESTS,
  // Stryker runs in a copy, whose workspaces must not resolve to the original.
  moduleNameMapper: {
    '^shared-contracts/(.*)$': '<rootDir>/shared-contracts/src/$1.ts',
    // Rules and their tests import only data and geometry from these; the rest needs a browser.
    '^shared-ui/map$': '<rootDir>/shared-ui/src/map/engine/geo.ts',
    '^shared-ui/testing$': '<rootDir>/shared-ui/src/testing/test-users.ts',
  },
};

export default config;
