import { measureNameColumn, measureValueColumn } from './chart-theme.ts';

test.each([
  [
    'fits the longest name on a desktop',
    ['Lagoon Seafoods', 'Meridian Logistics Partners'],
    528,
    { left: 172, maxLength: 27 },
  ],
  [
    'leaves most of the width to the bars on a phone',
    ['Meridian Logistics Partners'],
    310,
    { left: 140, maxLength: 21 },
  ],
  ['is narrow for short names', ['EU'], 528, { left: 24, maxLength: 2 }],
  ['keeps a gap without names', [], 0, { left: 12, maxLength: 0 }],
])('%s', (_name, names, width, expected) => {
  expect(measureNameColumn(names, width)).toEqual(expected);
});

test('the column of values is as wide as its longest one, and no narrower than usual', () => {
  expect([measureValueColumn(['620,100', '0'], 44), measureValueColumn(['12', '0'], 44)]).toEqual([54, 44]);
});
