import type { Config } from 'jest';
import { nodeProject } from './jest.config.ts';

/** Tests that take minutes: several releases, servers and images. Without the database of the other tests. */
const config: Config = {
  rootDir: nodeProject.rootDir,
  maxWorkers: 1,
  testTimeout: 600_000,
  watchman: false,
  projects: [
    {
      ...nodeProject,
      displayName: 'operations',
      testMatch: ['**/*.operations.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};

export default config;
