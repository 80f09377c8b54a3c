import fc from 'fast-check';
import { findPlaces, folded, known, nearestPlace, type Place } from './gazetteer.rules.ts';
import { greatCircleKm } from './great-circle.rules.ts';

const place = (
  city: string,
  state: string,
  country: string,
  countryCode: string,
  latitude = 0,
  longitude = 0,
  isCapital = false,
) => known({ city, state, country, countryCode, latitude, longitude }, folded(`${state} ${country}`), isCapital);

const PLACES = [
  place('London', 'Ontario', 'Canada', 'CA', 42.98, -81.23),
  place('London', 'England', 'United Kingdom', 'GB', 51.51, -0.13, true),
  place('New London', 'Connecticut', 'United States', 'US'),
  place('Colombo', 'Paraná', 'Brazil', 'BR'),
  place('Colombo', 'Western Province', 'Sri Lanka', 'LK', 6.94, 79.85),
  place('Colombo Fort', 'Western Province', 'Sri Lanka', 'LK'),
  place('Zürich', 'Zurich', 'Switzerland', 'CH', 47.37, 8.55),
];

test.each([
  ['london', null, ['London GB', 'London CA', 'New London US']],
  ['London, Canada', 'GB', ['London CA']],
  ['colombo', 'LK', ['Colombo LK', 'Colombo BR', 'Colombo Fort LK']],
  ['colombo', 'BR', ['Colombo BR', 'Colombo LK', 'Colombo Fort LK']],
  ['  ZURICH ', null, ['Zürich CH']],
  ['zürich', null, ['Zürich CH']],
  ['lon', 'US', ['London GB', 'London CA', 'New London US']],
  ['ondon', null, []],
  [',;', null, []],
])('%j asked for from %s', (address, country, expected) => {
  expect(findPlaces(PLACES, address, country).map(({ city, countryCode }) => `${city} ${countryCode}`)).toEqual(
    expected,
  );
});

test('whatever is asked for, at most ten places answer, and each has the beginnings of all words', () => {
  const many = Array.from({ length: 40 }, (_, i) => place(`Colombo ${i}`, 'Western', 'Sri Lanka', 'LK'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('colombo', 'western sri', '1 colombo')), (address) => {
      const found = findPlaces([...PLACES, ...many], address, 'LK');
      expect(found.length).toBeLessThanOrEqual(10);
      for (const { city, state, country } of found) {
        for (const word of folded(address).split(' '))
          expect(` ${folded(`${city} ${state} ${country}`)}`).toContain(` ${word}`);
      }
    }),
  );
});

test('the nearest place is the nearest there is, also across the date line, and none beyond 50 km', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  const at = fc.tuple(degrees(90), degrees(180));
  const around = fc.tuple(
    at,
    fc.array(
      fc.tuple(fc.double({ min: -0.6, max: 0.6, noNaN: true }), fc.double({ min: -0.6, max: 0.6, noNaN: true })),
      { maxLength: 8 },
    ),
  );
  fc.assert(
    fc.property(around, ([[latitude, longitude], offsets]) => {
      const places: Place[] = offsets.map(([north, east]) =>
        place('', '', '', '', Math.max(-90, Math.min(90, latitude + north)), longitude + east),
      );
      const kmTo = (one: Place) => greatCircleKm([latitude, longitude], [one.latitude, one.longitude]);
      const least = Math.min(Infinity, ...places.map(kmTo));
      const nearest = nearestPlace(places, [latitude, longitude]);
      if (nearest) expect([kmTo(nearest), least <= 50]).toEqual([least, true]);
      else expect(least).toBeGreaterThan(50);
    }),
  );
  expect(nearestPlace([place('Taveuni', '', 'Fiji', 'FJ', -16.8, -179.97)], [-16.8, 179.97])).toMatchObject({
    city: 'Taveuni',
  });
});
