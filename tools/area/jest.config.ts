import { join } from 'node:path';
import { esmPackages } from '../jest/esm-packages.ts';

const root = process.env['CONSIGN_AREA_ROOT'] ?? process.cwd();
const tools = join(import.meta.dirname, '..');
/** The map engines draw with WebGL, which jsdom lacks. */
const ENGINES = String.raw`^\./(engine\.(maplibre|mapbox)|drawing\.gl)\.(js|ts)$`;
const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** For the tests of an area in its own repository. */
export default {
  rootDir: root,
  cacheDirectory: '<rootDir>/.consign/cache/jest',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: 'jest-fixed-jsdom',
  testTimeout: 60_000,
  watchman: false,
  setupFilesAfterEnv: [join(tools, 'jest/browser/setup.js')],
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [
    `<rootDir>/node_modules/(?!(${esmPackages(root).join('|')})/)(?!.*\\.mjs$)(?!@zxing/library/es2015/)`,
  ],
  moduleNameMapper: {
    '^svelte$': '<rootDir>/node_modules/svelte/src/index-client.js',
    '^svelte/reactivity$': '<rootDir>/node_modules/svelte/src/reactivity/index-client.js',
    '\\.(css|woff2?|svg|png|jpe?g)$': join(tools, 'jest/stub.cjs'),
    [ENGINES]: '<rootDir>/node_modules/shared-ui/dist/map/testing/fake-engine.js',
  },
};
