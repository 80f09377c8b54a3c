import { faultsOf } from '../support/axe.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

for (const colorMode of ['light', 'dark'] as const) {
  for (const [name, { login, address, isThere }] of Object.entries(SCREENS)) {
    test(`axe finds nothing on the ${name}, ${colorMode}`, async ({ as, given }) => {
      const page = await as(login, { colorMode });
      await page.goto(address(await given.order({ stage: 'pendingValidation' })));
      await isThere(page);
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}
