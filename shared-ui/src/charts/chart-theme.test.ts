import { roomForNames } from './chart-look.ts';

test.each([
  [
    'all of the longest name has room on a desk',
    ['Lagoon Seafoods', 'Meridian Logistics Partners'],
    528,
    { left: 172, longest: 27 },
  ],
  ['on a phone the bars keep the larger part', ['Meridian Logistics Partners'], 310, { left: 140, longest: 21 }],
  ['short names leave their room to the bars', ['EU'], 528, { left: 24, longest: 2 }],
  ['without names and room there is a gap', [], 0, { left: 12, longest: 0 }],
])('%s', (_what, names, width, room) => {
  expect(roomForNames(names, width)).toEqual(room);
});
