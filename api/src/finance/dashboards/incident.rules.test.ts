import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { isElsewhere, isOffRoute } from './incident.rules.ts';

const COLOMBO: Point = [6.93, 79.86];
const KANDY: Point = [7.29, 80.63];
const GALLE: Point = [6.05, 80.21];

test.each<[string, Point, Point[], boolean]>([
  ['on the straight way', [7.11, 80.25], [COLOMBO, KANDY], false],
  ['next to it, within the deviation of roads', [7.2, 80.1], [COLOMBO, KANDY], false],
  ['next to it, at the limit of the deviation of roads', [7.4, 80.1], [COLOMBO, KANDY], false],
  ['a little farther', [7.5, 80.1], [COLOMBO, KANDY], true],
  ['where no road of it could lead', GALLE, [COLOMBO, KANDY], true],
  ['at its end', KANDY, [COLOMBO, KANDY], false],
  ['on another leg', GALLE, [COLOMBO, KANDY, GALLE], false],
  ['a trip of one stop has no way', GALLE, [COLOMBO], false],
])('%s', (_what, place, stops, isOff) => expect(isOffRoute(place, stops)).toBe(isOff));

test.each<[string, Point, boolean]>([
  ['at a stop', COLOMBO, false],
  ['half a kilometre from it', [6.9345, 79.86], false],
  ['on the way', [7.11, 80.25], true],
])('a halt %s', (_what, place, isIncident) => expect(isElsewhere(place, [COLOMBO, KANDY])).toBe(isIncident));
