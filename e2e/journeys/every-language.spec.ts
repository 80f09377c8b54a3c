import { LANGUAGES } from 'shared-contracts/values/limits';
import { misfits } from '../support/fits.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, PHONE, test } from '../support/test.ts';
import { englishNotIn, textsOf } from '../support/words.ts';

const SIZES = { 'a desk': { width: 1440, height: 900 }, 'a phone': PHONE };

for (const language of LANGUAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every screen speaks ${language} and fits on ${size}`, async ({ as, given }) => {
      const order = await given.order({ stage: 'pendingValidation' });
      const english = language === 'en' ? new Set() : await englishNotIn(language);
      for (const [name, { login, address, isThere }] of Object.entries(SCREENS)) {
        const page = await as(login, { language, viewport });
        await page.goto(address(order));
        await isThere(page);
        expect.soft((await textsOf(page)).filter((text) => english.has(text)), `English on the ${name}`).toEqual([]);
        expect.soft(await misfits(page), `does not fit on the ${name}`).toEqual([]);
        await page.context().close();
      }
    });
  }
}
