import type { AccessSubject, Action } from 'shared-contracts/values/identity/access';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { getCurrentLength, routeActions, validateStops } from './route.rules.ts';

const caller = (...actions: Action[]): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: actions.map((rule) => ({ model: 'route', rule })),
});

test.each([
  [caller('read'), []],
  [caller('write'), ['edit']],
  [caller('delete'), ['delete']],
  [caller('delete', 'write'), ['edit', 'delete']],
])('offers %j the actions %j', (subject, actions) => {
  expect(routeActions(subject)).toEqual(actions);
});

const NOT_FOUND = { code: 'notFound', message: 'Location not found' };
const REPEATED = { code: 'repeatedStop', message: 'Same location twice in a row' };
test.each([
  ['different locations', ['a', 'b', 'c'], {}],
  ['a return to the first location', ['a', 'b', 'a'], {}],
  ['the same location twice in a row', ['a', 'b', 'b'], { 'locationIds.2': REPEATED }],
  ['the first location twice', ['a', 'a'], { 'locationIds.1': REPEATED }],
  ['an unusable location', ['x', 'a'], { 'locationIds.0': NOT_FOUND }],
  ['an unusable location twice', ['a', 'x', 'x'], { 'locationIds.1': NOT_FOUND, 'locationIds.2': NOT_FOUND }],
])('validates a route through %s', (_case, locationIds, errors) => {
  expect(validateStops(locationIds, new Set(['a', 'b', 'c']))).toEqual(errors);
});

test('returns the measured length until a location moves, and then 1.3 times the straight line', () => {
  const measuredPoints: Point[] = [
    [0, 0],
    [0, 1],
  ];
  const measured = { distance: '123.456', estimated: false, measuredPoints };
  expect(
    getCurrentLength(measured, [
      [0, 0],
      [0, 1],
    ]),
  ).toEqual({ distance: '123.456', estimated: false });
  expect(
    getCurrentLength(measured, [
      [0, 0],
      [0, 2],
    ]),
  ).toEqual({ distance: '289.107', estimated: true });
});
