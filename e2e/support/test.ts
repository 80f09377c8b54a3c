import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from 'shared-contracts/values/limits';
import { type Api, apiAs, tokenOf } from './api.ts';
import { givenIn } from './given.ts';
import { HOST, openPortal, type Portal } from './portal.ts';
import { rememberTold } from './told.ts';

/** `language`: null when none was chosen. `host`: another name of the portal than localhost. `touch`: a screen that is touched, as a phone's. `says`: what the browser complains of because the test is about it. */
export type Look = {
  language?: Language | null;
  host?: string;
  colorMode?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  touch?: boolean;
  says?: RegExp | undefined;
};

/** A window of somebody who has just signed in, or of nobody. */
export type As = (login: string | null, look?: Look) => Promise<Page>;

type Fixtures = { as: As; call: (login: string) => Promise<Api>; given: ReturnType<typeof givenIn> };

export const test = base.extend<Fixtures, { portal: Portal }>({
  portal: [
    async ({ browserName: _browserName }, use) => {
      const portal = await openPortal();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  as: async ({ browser, portal, contextOptions }, use) => {
    const faults: string[] = [];
    const open: As = async (
      login,
      { language = 'en', host = HOST, colorMode = 'light', viewport, touch = false, says } = {},
    ) => {
      const url = portal.url.replace(HOST, host);
      const localStorage = [
        ...(language ? [{ name: 'consign.localization', value: JSON.stringify({ language, units: 'metric' }) }] : []),
        { name: 'consign.colorMode', value: JSON.stringify(colorMode) },
        ...(login ? [{ name: 'consign.token', value: await tokenOf(portal, login) }] : []),
      ];
      const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: url,
        storageState,
        hasTouch: touch,
        ...(viewport && { viewport }),
      });
      await context.addInitScript(rememberTold);
      const hear = (fault: string) => says?.test(fault) || faults.push(fault);
      context.on('weberror', (fault) => hear(String(fault.error())));
      context.on('console', (message) => message.text().includes('Content Security Policy') && hear(message.text()));
      return context.newPage();
    };
    await use(open);
    for (const context of browser.contexts()) await context.close();
    expect(faults, 'uncaught errors and what the content security policy refused').toEqual([]);
  },
  call: ({ portal }, use) => use((login) => apiAs(portal, login)),
  given: ({ portal }, use) => use(givenIn(portal)),
});

export { expect };
