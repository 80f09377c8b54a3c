import type { AccessSubject, Action } from 'shared-contracts/values/identity/access';
import type { Outline } from './zone.rules.ts';
import { roundOutline, validateOutline, zoneActions } from './route-zone.rules.ts';

const caller = (...actions: Action[]): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: actions.map((rule) => ({ model: 'routeZone', rule })),
});

test.each([
  [caller('read'), []],
  [caller('write'), ['edit']],
  [caller('delete'), ['delete']],
  [caller('delete', 'write'), ['edit', 'delete']],
])('offers %j the actions %j', (subject, actions) => {
  expect(zoneActions(subject)).toEqual(actions);
});

test('rounds corners to seven decimals', () => {
  expect(
    roundOutline([
      [6.123_456_749, -79.987_654_351],
      [1.000_000_04, 2.000_000_06],
    ]),
  ).toEqual([
    [6.123_456_7, -79.987_654_4],
    [1, 2.000_000_1],
  ]);
});

test.each<[string, Outline, { code: string; message: string } | null]>([
  [
    'a triangle',
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    null,
  ],
  [
    'a bow',
    [
      [0, 0],
      [1, 1],
      [0, 1],
      [1, 0],
    ],
    { code: 'crossesItself', message: 'The outline crosses itself' },
  ],
  [
    'a triangle that is too small to have an area',
    [
      [90, 0],
      [89.999_999_9, 0],
      [89.999_999_9, 0.000_000_1],
    ],
    { code: 'noArea', message: 'The outline has no area' },
  ],
])('validates the outline of %s', (_case, outline, expected) => {
  expect(validateOutline(outline)).toEqual(expected);
});
