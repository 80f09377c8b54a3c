import { faultsOf } from '../support/axe.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { visitAll } from '../support/visit.ts';

/** Both sets of colours, and the longest words and another script in one of them. */
const LOOKS = [{ language: 'en', colorMode: 'light' }, { language: 'sin', colorMode: 'dark' }] as const;

for (const { language, colorMode } of LOOKS) {
  for (const who of Object.keys(SCREENS)) {
    test(`axe finds nothing on the screens of ${who}, ${language}, ${colorMode}`, async ({ as, given }) => {
      await visitAll({ who, language, as, given, look: { colorMode } }, async (name, page) => {
        expect.soft(await faultsOf(page), name).toEqual([]);
      });
    });
  }
}
