import type { Page } from '@playwright/test';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { faultsOf } from '../support/axe.ts';
import { choose, remember, settled } from '../support/choose.ts';
import { misfits } from '../support/fits.ts';
import { type Screen, SCREENS } from '../support/screens.ts';
import { DESK, PHONE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { visitAll } from '../support/visit.ts';
import { allSaid, englishAmong, textsOf } from '../support/words.ts';

/** `npm run looks`: every view, dialog and sheet too, each in both colours. Else the pages, by turns in light and in dark: what stands on them is looked at in each area's own tests. */
const IS_WHOLE = process.env['LOOKS'] === 'all';
const addressOf = ({ path }: Screen) => (typeof path === 'string' ? path : path({ waiting: '', saved: '' }));
const isPage = (screen: Screen) => !screen.open && !addressOf(screen).includes('?');
/** Few enough that both windows at work are done at about the same time. */
const AT_ONCE = 12;
/** What another set of colours and another script may break: the rest was looked for in the first look. */
const OF_LOOKS = ['color-contrast', 'target-size', 'html-lang-valid', 'valid-lang'];
/** Each screen speaks one of them, by turns: that a text has all languages is checked where texts are. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

async function looks(page: Page, name: string, rules?: readonly string[]) {
  expect.soft(await faultsOf(page, rules), `axe finds on the ${name}`).toEqual([]);
  await fits(page, name);
}

/** A window of another size is drawn anew. */
const fits = (page: Page, name: string) =>
  expect
    .configure({ soft: true })
    .poll(() => misfits(page), { message: `does not fit on the ${name}`, timeout: 5_000 })
    .toEqual([]);

async function speaks(page: Page, name: string, texts: ReadonlySet<string>) {
  const english = async () => (await textsOf(page)).filter((text) => texts.has(text));
  await expect
    .configure({ soft: true })
    .poll(english, { message: `English on the ${name}`, timeout: 10_000 })
    .toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const [who, all] of Object.entries(SCREENS)) {
  const screens = IS_WHOLE ? all : all.filter(isPage);
  for (let first = 0; first < screens.length; first += AT_ONCE) {
    const part = screens.slice(first, first + AT_ONCE);
    test(`everybody can use the screens of ${who}, in any language, on a desk and on a phone: ${first + 1} to ${first + part.length}`, async ({
      as,
      given,
    }) => {
      const english = await Promise.all(
        OTHERS.map(async (language) => [language, englishAmong(await allSaid(language))] as const),
      );
      await visitAll({ who, screens: part, as, given }, async (name, page, at) => {
        const [language, texts] = english[(first + at) % english.length] as (typeof english)[number];
        const isDark = at % 2 === 1;
        await settled(page);
        if (IS_WHOLE || !isDark) await looks(page, `${name}, light`);
        await page.setViewportSize(PHONE);
        await fits(page, `${name} on a phone`);
        await choose(page, { language });
        await speaks(page, `${name} in ${language}`, texts);
        await fits(page, `${name} in ${language} on a phone`);
        await page.setViewportSize(DESK);
        if (IS_WHOLE || isDark) {
          await choose(page, { colorMode: 'dark', language: 'sin' });
          await looks(page, `${name}, dark, in sin`, IS_WHOLE ? OF_LOOKS : undefined);
        }
        await remember(page, { colorMode: 'light', language: 'en' });
      });
    });
  }
}
