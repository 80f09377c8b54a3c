import { INSPECTION_ITEMS } from 'shared-contracts/values/fleet/inspections';
import { toChecklist } from './checklist.rules.ts';

test('a checklist has the own items of an organization, else the usual ones', () => {
  expect(toChecklist(['Tarpaulin', 'Chains'])).toEqual([
    { code: null, name: 'Tarpaulin' },
    { code: null, name: 'Chains' },
  ]);
  expect(toChecklist([])).toEqual([]);
  expect(toChecklist(null)).toEqual(INSPECTION_ITEMS.map((code) => ({ code, name: null })));
});
