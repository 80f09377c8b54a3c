import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DESKTOP } from './support/viewports.ts';

const { CHROMIUM = '/usr/bin/chromium', CI } = process.env;
const CHROMIUM_ARGS = [
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
  workers: 3,
  timeout: 240_000,
  /** Ends before the time limit of the step, so that Playwright still reports failures. */
  globalTimeout: 29 * 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: CI !== undefined,
  /** The report names tests that needed a retry: a busy machine doesn't block a release, and flaky tests stay visible. */
  retries: CI === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
    viewport: DESKTOP,
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
  },
});
