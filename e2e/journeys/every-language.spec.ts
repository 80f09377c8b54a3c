import { LANGUAGES } from 'shared-contracts/values/limits';
import { misfits } from '../support/fits.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, PHONE, test } from '../support/test.ts';
import { visitAll } from '../support/visit.ts';
import { allSaid, englishAmong, textsOf } from '../support/words.ts';

const DESK = { width: 1440, height: 900 };
/** A phone is where words are cut; on a desk the longest and the first of them are looked at. */
const SIZES = [['a phone', PHONE, LANGUAGES], ['a desk', DESK, ['en', 'sin']]] as const;

for (const [size, viewport, languages] of SIZES) {
  for (const language of languages) {
    for (const who of Object.keys(SCREENS)) {
      test(`the screens of ${who} speak ${language} and fit on ${size}`, async ({ as, given }) => {
        const english = englishAmong(await allSaid(language));
        await visitAll({ who, language, as, given, look: { viewport } }, async (name, page) => {
          expect.soft((await textsOf(page)).filter((text) => english.has(text)), `English on the ${name}`).toEqual([]);
          expect.soft(await misfits(page), `does not fit on the ${name}`).toEqual([]);
        });
      });
    }
  }
}
