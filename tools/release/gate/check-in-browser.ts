import { chromium, type Browser, type Page } from '@playwright/test';
import type { BuiltArea } from '../../build/build-area.ts';
import { openCandidate } from './candidate.ts';
import { createUnsignedToken, planVisits, type Visit } from './visitor.rules.ts';

/** The same key as in the shell (shared-auth/src/storage.ts). */
const TOKEN_KEY = 'consign.token';
const PATIENCE_MS = 20_000;
/** For the parts of a page that load after it is shown. */
const SETTLE_MS = 300;
const CALLS = /\/api\//;
const NO_RECORD = { statusCode: 404, code: 'notFound', message: 'There are no records in the check of a release.' };

type Candidate = Awaited<ReturnType<typeof openCandidate>>;

/** Runs in the page: how the area's page fares, or undefined while it loads. */
function pageState(): string | undefined {
  const panel = document.querySelector<HTMLElement>('[data-area-panel]');
  if (panel) return panel.dataset['areaPanel'] === 'slow' ? undefined : panel.dataset['areaPanel'];
  const main = document.querySelector('main');
  const placeholders = [...(main?.querySelectorAll('[role="status"][aria-label]:has(*)') ?? [])];
  const isLoading = placeholders.some(({ textContent }) => textContent.trim() === '');
  return main && !isLoading && main.textContent.trim() !== '' ? 'shown' : undefined;
}

/** Responds to every call itself, so that nothing is read or changed, and blocks all other requests of the page. */
async function isolate(page: Page, { origins }: Candidate) {
  await page.route('**', (route) => {
    const url = route.request().url();
    if (CALLS.test(url)) return route.fulfill({ status: 404, json: NO_RECORD });
    return origins.some((origin) => url.startsWith(origin)) || url.startsWith('data:')
      ? route.fallback()
      : route.abort();
  });
}

/** Opens the pages of one user, one after the other as by links. */
async function visit(browser: Browser, candidate: Candidate, { user, pages }: Visit): Promise<string[]> {
  const found: string[] = [];
  let current = '';
  const note = (words: string) => {
    const finding = `${current} ${words}`;
    if (!found.includes(finding)) found.push(finding);
  };
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await isolate(page, candidate);
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    TOKEN_KEY,
    createUnsignedToken(user, Math.floor(Date.now() / 1_000)),
  ] as const);
  page.on('pageerror', ({ message }) => note(`throws: ${message.split('\n', 1)[0]}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const isAnswered = CALLS.test(url) || !candidate.origins.some((origin) => url.startsWith(origin));
    if (message.type() === 'error' && !(isAnswered && /Failed to load|net::/.test(message.text())))
      note(`reports: ${message.text().split('\n', 1)[0]}`);
  });
  for (const { route, address } of pages) {
    current = route;
    await page.goto(candidate.address + address, { waitUntil: 'commit' });
    const state = await page
      .waitForFunction(pageState, undefined, { timeout: PATIENCE_MS })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (state === 'shown') await page.waitForTimeout(SETTLE_MS);
    const after = await page.evaluate(pageState);
    if (state === undefined) note(`isn't shown within ${PATIENCE_MS / 1_000} s`);
    else if (after !== undefined && after !== 'shown') note(`isn't shown: ${after}`);
  }
  await context.close();
  return found;
}

type Target = {
  /** The address of the portal that the build is for. */ portal: string;
  /** The path of Chromium. */ executable: string;
};

/**
 * Opens every page of a build in the shell that it is for. No page is opened with records: calls are answered with 404.
 * Resolves to what is wrong, one sentence each.
 */
export async function checkInBrowser(built: BuiltArea, { portal, executable }: Target): Promise<string[]> {
  const candidate = await openCandidate(portal, built);
  const browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] });
  try {
    const found: string[] = [];
    for (const one of planVisits(built.release.manifest)) found.push(...(await visit(browser, candidate, one)));
    return found;
  } finally {
    await browser.close();
    candidate.close();
  }
}
