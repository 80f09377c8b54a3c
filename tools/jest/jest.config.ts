import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from 'jest';
import { esmPackages } from './esm-packages.ts';

const root = join(import.meta.dirname, '../..');
const here = '<rootDir>/tools/jest';

const workspaces = (...patterns: string[]) => globSync(patterns, { cwd: root }).map((folder) => `<rootDir>/${folder}`);

/** The map engines draw with WebGL, which jsdom lacks: tests replace them at the kit's own interface. */
const ENGINES = String.raw`^\./(engine\.(maplibre|mapbox)|drawing\.gl)\.ts$`;

/** Outside of browsers Svelte draws nothing, and it doesn't recognize the test environment as one. */
const svelte = Object.fromEntries(
  [
    ['', 'index-client'],
    ['/reactivity', 'reactivity/index-client'],
  ].map(([entry, file]) => [`^svelte${entry}$`, `<rootDir>/node_modules/svelte/src/${file}.js`]),
);

const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Packages without a CommonJS build are transformed, and modules that are imported by path. */
const TRANSFORM_IGNORE_PATTERNS = [
  `<rootDir>/node_modules/(?!(${esmPackages(root).join('|')})/)(?!.*\\.mjs$)(?!@zxing/library/es2015/)`,
  `<rootDir>/[^/]+/node_modules/`,
];

/** Run by a separate command: `npm run operations`. */
const OPERATIONS = [String.raw`\.operations\.test\.ts$`];

const project = {
  rootDir: root,
  cacheDirectory: '<rootDir>/.consign/cache/jest',
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...OPERATIONS],
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: TRANSFORM_IGNORE_PATTERNS,
} satisfies Config;

/** Runs in Node.js, which strips the types. */
export const nodeProject = {
  ...project,
  roots: workspaces('api', 'client', 'tools'),
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/tools/webpack/browser/'],
  // Applies to the global setup as well.
  transform: {},
  // Imports shared modules once per process instead of once per file.
  runner: '<rootDir>/tools/jest/node/runner.ts',
  setupFilesAfterEnv: [`${here}/node/setup.ts`],
} satisfies Config;

const config: Config = {
  rootDir: root,
  // More than cores: a worker often waits for PostgreSQL or a timer of the screen.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/tools/jest/slowest-first.ts',
  // A worker retains the modules of its test files: a new one collects less garbage.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/tools/jest/running-files.ts'],
  watchman: false,
  projects: [
    {
      ...project,
      displayName: 'browser',
      roots: [...workspaces('shared-*', 'shell', 'mfe-*'), '<rootDir>/tools/webpack/browser'],
      testEnvironment: `${here}/browser/environment.cjs`,
      runtime: `${here}/browser/runtime.cjs`,
      setupFilesAfterEnv: [`${here}/browser/setup.ts`, ...(process.env.CI ? [`${here}/browser/retry.ts`] : [])],
      moduleNameMapper: {
        ...svelte,
        '\\.(css|woff2?|svg|png|jpe?g)$': `${here}/stub.cjs`,
        [ENGINES]: '<rootDir>/shared-ui/src/map/testing/fake-engine.ts',
      },
    },
    {
      ...nodeProject,
      displayName: 'node',
      globalSetup: '<rootDir>/api/src/platform/testing/global-setup.ts',
      globalTeardown: '<rootDir>/api/src/platform/testing/global-teardown.ts',
    },
  ],
};

export default config;
