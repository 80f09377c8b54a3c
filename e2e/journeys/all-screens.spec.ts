import type { Page } from '@playwright/test';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { findAccessibilityViolations } from '../support/axe.ts';
import { applyPreferences, storePreferences, waitForAnimations } from '../support/preferences.ts';
import { findOverflows } from '../support/overflow.ts';
import { SCREENS } from '../support/screens/index.ts';
import type { Screen } from '../support/screens/screen.ts';
import { DESKTOP, PHONE, refreshStyles, resizeWindow } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';
import { visitScreens } from '../support/visit-screens.ts';
import { loadTexts, getEnglishOnlyTexts, getPageTexts } from '../support/texts.ts';

/** `npm run looks` checks all views and dialogs in both colour modes; otherwise only pages, in alternating colour modes. */
const CHECKS_ALL = process.env['LOOKS'] === 'all';
const isPage = ({ open, path }: Screen) =>
  open.length === 0 && !path({ pendingOrderId: '', savedOrderId: '' }).includes('?');
/** Small enough that both workers finish at about the same time. */
const SCREENS_PER_TEST = 12;
/** Rules that depend on colours or language; the first check covers the others. */
const RULES_FOR_DARK = ['color-contrast', 'target-size', 'html-lang-valid', 'valid-lang'];
/** Each screen is checked in one of them; another check ensures that all texts are translated. */
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/** The same on each screen of a user: checked with the first screen of each colour mode. */
const MENU_AND_BANNER = ['header:not(main *)', 'nav:not(main *)'];

async function expectAccessibleAndFitting(
  page: Page,
  name: string,
  options: Parameters<typeof findAccessibilityViolations>[1],
) {
  expect.soft(await findAccessibilityViolations(page, options), `accessibility of ${name}`).toEqual([]);
  await expectFitting(page, name);
}

/** Polls, because the page renders again after a resize. */
async function expectFitting(page: Page, name: string) {
  const findLastingOverflows = async () => {
    const overflows = await findOverflows(page);
    if (overflows.length > 0) await refreshStyles(page);
    return overflows;
  };
  await expect
    .configure({ soft: true })
    .poll(findLastingOverflows, { message: `overflow on ${name}`, timeout: 5_000 })
    .toEqual([]);
}

async function expectTranslated(page: Page, name: string, englishTexts: ReadonlySet<string>) {
  const findEnglishTexts = async () => (await getPageTexts(page)).filter((text) => englishTexts.has(text));
  await expect
    .configure({ soft: true })
    .poll(findEnglishTexts, { message: `untranslated texts on ${name}`, timeout: 10_000 })
    .toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const [user, allScreens] of Object.entries(SCREENS)) {
  const screens = CHECKS_ALL ? allScreens : allScreens.filter(isPage);
  for (let start = 0; start < screens.length; start += SCREENS_PER_TEST) {
    const screenGroup = screens.slice(start, start + SCREENS_PER_TEST);
    test(`screens of ${user} ${start + 1} to ${start + screenGroup.length} are accessible, translated and fit on desktop and phone`, async ({
      openAs,
      testData,
    }) => {
      const languageTexts = await Promise.all(
        OTHER_LANGUAGES.map(async (language) => [language, getEnglishOnlyTexts(await loadTexts(language))] as const),
      );
      await visitScreens({ user, screens: screenGroup, openAs, testData }, async (name, page, index) => {
        const [language, englishTexts] = languageTexts[
          (start + index) % languageTexts.length
        ] as (typeof languageTexts)[number];
        const isDark = index % 2 === 1;
        const exclude = index < 2 ? [] : MENU_AND_BANNER;
        await waitForAnimations(page);
        if (CHECKS_ALL || !isDark) await expectAccessibleAndFitting(page, `${name}, light`, { exclude });
        await resizeWindow(page, PHONE);
        await expectFitting(page, `${name} on a phone`);
        await applyPreferences(page, { language });
        await expectTranslated(page, `${name} in ${language}`, englishTexts);
        await expectFitting(page, `${name} in ${language} on a phone`);
        await resizeWindow(page, DESKTOP);
        if (CHECKS_ALL || isDark) {
          await applyPreferences(page, { colorMode: 'dark', language: 'sin' });
          await expectAccessibleAndFitting(page, `${name}, dark, in sin`, {
            exclude,
            rules: CHECKS_ALL ? RULES_FOR_DARK : undefined,
          });
        }
        await storePreferences(page, { colorMode: 'light', language: 'en' });
      });
    });
  }
}
