import { neighborOf } from './row-keyboard.rules.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const place = { name: 'terms.lanes', path: 'terms.lanes.4.rate', isCombobox: false, found: [2, 4, 9] };

test.each([
  ['ArrowDown', {}, {}, 'terms.lanes.9.rate'],
  ['ArrowUp', {}, {}, 'terms.lanes.2.rate'],
  ['Home', { ctrlKey: true }, {}, 'terms.lanes.2.rate'],
  ['End', { metaKey: true }, {}, 'terms.lanes.9.rate'],
  ['End', { ctrlKey: true }, { isCombobox: true }, 'terms.lanes.9.rate'],
  ['ArrowDown', {}, { isCombobox: true }, undefined],
  ['ArrowDown', {}, { path: 'terms.lanes.9.rate' }, undefined],
  ['ArrowUp', {}, { path: 'terms.lanes.2.rate' }, undefined],
  ['ArrowDown', { altKey: true }, {}, undefined],
  ['ArrowDown', { shiftKey: true }, {}, undefined],
  ['ArrowDown', { ctrlKey: true }, {}, undefined],
  ['Home', {}, {}, undefined],
  ['ArrowDown', {}, { path: 'terms.flatTripRate' }, undefined],
  ['ArrowDown', {}, { path: 'terms.lanes.5.rate' }, undefined],
])('%s %j in %j leads to %s', (key, held, more, path) => {
  expect(neighborOf({ ...none, ...held, key }, { ...place, ...more })?.path).toBe(path);
});
