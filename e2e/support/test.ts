import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from 'shared-contracts/values/limits';
import { type ApiFor, createApi, getToken } from './api.ts';
import { createTestData, type TestData } from './test-data.ts';
import { HOST, openPortal, type Portal } from './portal.ts';
import { recordNotices } from './notices.ts';
import { shiftClock } from './shift-clock.ts';

export type WindowOptions = {
  /** Null: no language selected yet. */
  language?: Language | null;
  /** The browser's own language. */
  locale?: string;
  /** Another host name than localhost. */
  host?: string;
  colorMode?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  /** Emulates a touch screen. */
  touch?: boolean;
  /** Browser error that the test provokes; all others fail it. */
  expectedError?: RegExp | undefined;
};

/** Opens a window as a signed-in user, or as an anonymous visitor with `null`. */
export type OpenAs = (login: string | null, options?: WindowOptions) => Promise<Page>;

type Fixtures = {
  openAs: OpenAs;
  apiFor: ApiFor;
  testData: TestData;
};

type WorkerFixtures = {
  /** The initial time of the clocks of the portal and of windows, in ISO format. Such a spec has its own portal. */
  startsAt: string | undefined;
  portal: Portal;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  startsAt: [undefined, { scope: 'worker', option: true }],
  portal: [
    async ({ startsAt }, use) => {
      const portal = await openPortal(startsAt);
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  openAs: async ({ browser, portal, contextOptions }, use) => {
    const errors: string[] = [];
    const open: OpenAs = async (
      login,
      { language = 'en', locale, host = HOST, colorMode = 'light', viewport, touch = false, expectedError } = {},
    ) => {
      const url = portal.url.replace(HOST, host);
      const localStorage = [
        ...(language ? [{ name: 'consign.localization', value: JSON.stringify({ language, units: 'metric' }) }] : []),
        { name: 'consign.colorMode', value: JSON.stringify(colorMode) },
        ...(login ? [{ name: 'consign.token', value: await getToken(portal, login) }] : []),
      ];
      const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: url,
        storageState,
        hasTouch: touch,
        ...(viewport && { viewport }),
        ...(locale && { locale }),
      });
      await context.addInitScript(recordNotices);
      if (portal.clockOffsetMs !== 0) await context.addInitScript(shiftClock, portal.clockOffsetMs);
      const recordError = (error: string) => expectedError?.test(error) || errors.push(error);
      context.on('weberror', (error) => recordError(String(error.error())));
      context.on(
        'console',
        (message) => message.text().includes('Content Security Policy') && recordError(message.text()),
      );
      return context.newPage();
    };
    await use(open);
    for (const context of browser.contexts()) await context.close();
    expect(errors, 'uncaught errors and violations of the content security policy').toEqual([]);
  },
  apiFor: ({ portal }, use) => use((login) => createApi(portal, login)),
  testData: ({ portal }, use) => use(createTestData(portal)),
});

export { expect };
