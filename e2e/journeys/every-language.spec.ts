import { LANGUAGES } from 'shared-contracts/values/limits';
import { choose } from '../support/choose.ts';
import { misfits } from '../support/fits.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, PHONE, test } from '../support/test.ts';
import { visitAll } from '../support/visit.ts';
import { allSaid, englishAmong, textsOf } from '../support/words.ts';

/** Where words would be cut first. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

for (const who of Object.keys(SCREENS)) {
  test(`the screens of ${who} speak every language and fit on a phone`, async ({ as, given }) => {
    const english = new Map(await Promise.all(OTHERS.map(async (language) => [language, englishAmong(await allSaid(language))] as const)));
    await visitAll({ who, as, given, look: { viewport: PHONE } }, async (name, page) => {
      expect.soft(await misfits(page), `does not fit in English on the ${name}`).toEqual([]);
      for (const [language, texts] of english) {
        await choose(page, { language });
        await expect.configure({ soft: true }).poll(async () => (await textsOf(page)).filter((text) => texts.has(text)), { message: `English instead of ${language} on the ${name}`, timeout: 10_000 }).toEqual([]);
        expect.soft(await misfits(page), `does not fit in ${language} on the ${name}`).toEqual([]);
      }
      await choose(page, { language: 'en' });
    });
  });
}
