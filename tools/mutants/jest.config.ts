import type { Config } from 'jest';
import base from '../jest/jest.config.ts';

/** Rules are tested by themselves: no database, no screen. */
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
  // Stryker takes part in the environment of Jest's own runner.
  runner: 'jest-runner',
  setupFilesAfterEnv: [],
  testMatch: RULE_TESTS,
  // Stryker runs in a copy, whose workspaces must not resolve to the original.
  moduleNameMapper: {
    '^shared-contracts/(.*)$': '<rootDir>/shared-contracts/src/$1.ts',
    // Rules and their tests take only data and geometry from these; the rest of them needs a browser.
    '^shared-ui/map$': '<rootDir>/shared-ui/src/map/engine/geo.ts',
    '^shared-ui/testing$': '<rootDir>/shared-ui/src/testing/test-users.ts',
  },
};

export default config;
