import fc from 'fast-check';
import { greatCircleKm, type Point } from '../../src/platform/geometry/great-circle.rules.ts';
import { validatePositions, OFFLINE_AFTER } from '../../src/fleet/telemetry/position.rules.ts';
import { findHalts } from '../../src/fleet/telemetry/track.rules.ts';
import { HARVEST_PLACES } from '../cast/places.ts';
import { itineraryOf, whereAt } from './itinerary.ts';

const PLACES: Point[] = HARVEST_PLACES.map(([, , , , , latitude, longitude]) => [latitude, longitude]);
const BEGIN = 1_795_161_600;
const dayOf = (seed: string) => {
  const itinerary = itineraryOf(PLACES, seed);
  return Array.from({ length: 24 * 60 }, (_, i) => BEGIN + i * 60).flatMap((at) => {
    const seen = whereAt(itinerary, at);
    return seen ? [{ at, ...seen }] : [];
  });
};

test('the same seed gives the same route, another seed a different one', () => {
  expect(dayOf('a')).toEqual(dayOf('a'));
  expect(dayOf('a')).not.toEqual(dayOf('b'));
});

test('every vehicle drives as one can, rests at places, and is believed in every position', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), (seed) => {
      const day = dayOf(seed);
      expect(
        validatePositions(
          day.map((seen) => ({ device: 'T', ...seen })),
          null,
          BEGIN + 86_400,
        ).rejected,
      ).toEqual([]);
      const halts = findHalts(day);
      expect(halts.length).toBeGreaterThan(3);
      for (const { latitude, longitude } of halts)
        expect(Math.min(...PLACES.map((place) => greatCircleKm(place, [latitude, longitude])))).toBeLessThan(0.2);
      expect(
        day.every(
          ({ speed, heading }) => speed >= 0 && speed < 110 && (heading === null || (heading >= 0 && heading <= 360)),
        ),
      ).toBe(true);
    }),
    { numRuns: 25, examples: [[' t?>']] },
  );
});

test('some vehicles drive too fast, some stay silent for long, most do neither', () => {
  const days = Array.from({ length: 40 }, (_, i) => dayOf(`vehicle ${i}`));
  const fast = days.filter((day) => day.some(({ speed }) => speed > 90));
  const silent = days.filter((day) => day.some(({ at }, i) => at - (day[i - 1]?.at ?? at) > OFFLINE_AFTER));
  for (const some of [fast, silent]) expect([some.length > 3, some.length < 25]).toEqual([true, true]);
});
