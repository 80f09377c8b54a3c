import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DESK } from './support/sizes.ts';

const { CHROMIUM = '/usr/bin/chromium', CI } = process.env;
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'journeys',
  outputDir: join(import.meta.dirname, '../.consign/e2e/results'),
  globalSetup: './support/global-setup.ts',
  workers: 2,
  timeout: 240_000,
  /** Ends before the step is cut, so that it still tells what failed. */
  globalTimeout: 19 * 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: CI !== undefined,
  /** What needed a second try is told of by name: a busy machine does not hold a release back, nor hide what is unsteady. */
  retries: CI === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: QUIET },
    viewport: DESK,
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
  },
});
