import { faultsOf } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { misfits } from '../support/fits.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { visitAll } from '../support/visit.ts';

/** Both sets of colours, and the longest words and another script in one of them: what does not change with them is looked for once. */
const LOOKS = [{ language: 'en', colorMode: 'light' }, { language: 'sin', colorMode: 'dark', rules: ['color-contrast', 'target-size', 'html-lang-valid', 'valid-lang'] }] as const;

for (const who of Object.keys(SCREENS)) {
  test(`axe finds nothing on the screens of ${who}, and they fit on a desk`, async ({ as, given }) => {
    await visitAll({ who, as, given }, async (name, page) => {
      for (const look of LOOKS) {
        await choose(page, look);
        expect.soft(await faultsOf(page, 'rules' in look ? look.rules : undefined), `${name}, ${look.language}, ${look.colorMode}`).toEqual([]);
        expect.soft(await misfits(page), `does not fit in ${look.language} on the ${name}`).toEqual([]);
      }
      await choose(page, LOOKS[0]);
    });
  });
}
