import type { Browser } from '@playwright/test';
import { rounded } from '../../lib/median.ts';
import { ALL, withContenders, type Kind } from '../portal/contenders.ts';
import { inFreshBrowser, signedIn } from '../portal/visit.ts';
import { figuresOf, medianOf, onEach, ratioOf, ROUNDS, type Screen } from './screens.ts';
import { firstRow, onSlowPhone, WATCH_ROWS } from './slow-phone.ts';

const LIMITS = { coldRatioH1: 1, coldRatioH2: 1, signInKilobytes: 220 };
const KILOBYTE = 1_000;

type Scripts = { requests: number; bytes: number };
/**
 * `ms`: from the start of the navigation; `threadMs`: main-thread time of the page until then; and the scripts
 * fetched until then.
 */
type ColdLoad = { ms: number; threadMs: number } & Scripts;

const SCRIPTS = `(() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return { requests: scripts.length, bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
})()`;

/** Opens the screen as a signed-in user with an empty cache, until its first row is painted. */
const coldLoad =
  (screen: Screen) =>
  (browser: Browser, address: string): Promise<ColdLoad> =>
    signedIn(browser, address, WATCH_ROWS, async (page) => {
      const { threadMs } = await onSlowPhone(page);
      await page.goto(address + screen, { waitUntil: 'commit' });
      const ms = await firstRow(page, screen);
      return { ms, threadMs: await threadMs(), ...(await page.evaluate<Scripts>(SCRIPTS)) };
    });

/** Bytes of script transferred until the sign-in page is shown. */
const signInBytes = (browser: Browser, address: string): Promise<number> =>
  inFreshBrowser(browser, async (page) => {
    await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
    await page.locator('input').first().waitFor();
    return (await page.evaluate<Scripts>(SCRIPTS)).bytes;
  });

/**
 * The first screen of each area, loaded cold over HTTP/1 and HTTP/2, against one bundle with a page as bundlers write
 * it. `hinted`: against the same bundle served with the portal's preload hints; a ratio above 1 is the cost of
 * federation itself.
 */
export const compareCold = () =>
  withContenders(async (contenders) => {
    const h1 = await onEach(contenders, ALL, 'h1', coldLoad);
    const h2 = await onEach(contenders, ALL, 'h2', coldLoad);
    const both = [...h1.values(), ...h2.values()];
    const ms = (visit: ColdLoad) => visit.ms;
    const kilobytesOf = (kind: Kind) => rounded(medianOf(both, ({ bytes }) => bytes, kind) / KILOBYTE);
    const figures = {
      coldRatioH1: ratioOf(h1.values(), ms, 'oneBundle'),
      coldRatioH2: ratioOf(h2.values(), ms, 'oneBundle'),
      coldThreadRatio: ratioOf(both, ({ threadMs }) => threadMs, 'oneBundle'),
      hintedRatioH1: ratioOf(h1.values(), ms, 'hintedBundle'),
      hintedRatioH2: ratioOf(h2.values(), ms, 'hintedBundle'),
      hintedThreadRatio: ratioOf(both, ({ threadMs }) => threadMs, 'hintedBundle'),
      scripts: medianOf(both, ({ requests }) => requests, 'federated'),
      oneBundleScripts: medianOf(both, ({ requests }) => requests, 'oneBundle'),
      kilobytes: kilobytesOf('federated'),
      oneBundleKilobytes: kilobytesOf('oneBundle'),
      signInKilobytes: rounded((await signInBytes(contenders.browser, contenders.addresses.h1.federated)) / KILOBYTE),
      coldRounds: ROUNDS,
      ...figuresOf('H1', h1, 'oneBundle'),
      ...figuresOf('H2', h2, 'oneBundle'),
    };
    return { figures, limits: LIMITS };
  });
