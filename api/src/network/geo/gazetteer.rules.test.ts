import fc from 'fast-check';
import {
  findCountryCorners,
  findNearestPlace,
  findPlaces,
  foldText,
  indexPlace,
  toGazetteerAddress,
  type Place,
} from './gazetteer.rules.ts';
import { greatCircleKm } from '../../platform/geometry/great-circle.rules.ts';

const place = (
  city: string,
  state: string,
  country: string,
  countryCode: string,
  latitude = 0,
  longitude = 0,
  isCapital = false,
) => indexPlace({ city, state, country, countryCode, latitude, longitude }, foldText(`${state} ${country}`), isCapital);

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
])('finds %j from %s', (address, country, expected) => {
  expect(findPlaces(PLACES, address, country).map(({ city, countryCode }) => `${city} ${countryCode}`)).toEqual(
    expected,
  );
});

test('folds names: ignores case, accents and punctuation', () => {
  expect(foldText("  Saint-Denis,  L'Île ")).toBe('saint denis l ile');
});

test('finds a place by its city, state and country', () => {
  expect(place('Zürich', 'Zurich', 'Switzerland', 'CH').key).toBe(' zurich zurich switzerland');
});

test('prefers a city that the query starts with, in any country', () => {
  const inFort = place('Colombo', 'Fort Province', 'Brazil', 'BR');
  const capital = place('Fort Colombo', '', 'Sri Lanka', 'LK', 0, 0, true);
  expect(findPlaces([capital, inFort], 'colombo fort', 'LK')).toEqual([inFort, capital]);
});

test('prefers the shorter of two names', () => {
  const [short, long] = [place('Galle', 'South', 'Sri Lanka', 'LK'), place('Galle Fort', 'South', 'Sri Lanka', 'LK')];
  expect(findPlaces([long, short], 'gal', 'LK')).toEqual([short, long]);
  expect(findPlaces([short, long], 'gal', 'LK')).toEqual([short, long]);
});

test('returns a place as an address', () => {
  const galle = { city: 'Galle', state: '', country: 'Sri Lanka', countryCode: 'LK', latitude: 6.05, longitude: 80.2 };
  expect(toGazetteerAddress(galle)).toEqual({
    label: 'Galle, Sri Lanka',
    buildingNumber: '',
    street1: '',
    street2: '',
    city: 'Galle',
    state: '',
    zip: '',
    country: 'Sri Lanka',
    countryCode: 'LK',
    latitude: 6.05,
    longitude: 80.2,
  });
});

test('returns at most ten places, each matching the beginnings of all words', () => {
  const manyPlaces = Array.from({ length: 40 }, (_, i) => place(`Colombo ${i}`, 'Western', 'Sri Lanka', 'LK'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('colombo', 'western sri', '1 colombo')), (address) => {
      const results = findPlaces([...PLACES, ...manyPlaces], address, 'LK');
      expect(results.length).toBeLessThanOrEqual(10);
      for (const { city, state, country } of results) {
        for (const word of foldText(address).split(' '))
          expect(` ${foldText(`${city} ${state} ${country}`)}`).toContain(` ${word}`);
      }
    }),
  );
});

test('finds the nearest place within 50 km, also across the date line', () => {
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
  const point = fc.tuple(degrees(90), degrees(180));
  const pointWithOffsets = fc.tuple(
    point,
    fc.array(
      fc.tuple(fc.double({ min: -0.6, max: 0.6, noNaN: true }), fc.double({ min: -0.6, max: 0.6, noNaN: true })),
      { maxLength: 8 },
    ),
  );
  fc.assert(
    fc.property(pointWithOffsets, ([[latitude, longitude], offsets]) => {
      const places: Place[] = offsets.map(([north, east]) =>
        place('', '', '', '', Math.max(-90, Math.min(90, latitude + north)), longitude + east),
      );
      const kmTo = (candidate: Place) =>
        greatCircleKm([latitude, longitude], [candidate.latitude, candidate.longitude]);
      const minKm = Math.min(Infinity, ...places.map(kmTo));
      const nearest = findNearestPlace(places, [latitude, longitude]);
      if (nearest) expect([kmTo(nearest), minKm <= 50]).toEqual([minKm, true]);
      else expect(minKm).toBeGreaterThan(50);
    }),
  );
  expect(findNearestPlace([place('Taveuni', '', 'Fiji', 'FJ', -16.8, -179.97)], [-16.8, 179.97])).toMatchObject({
    city: 'Taveuni',
  });
});

test('the corners of a country leave out its far towns', () => {
  const towns = Array.from({ length: 40 }, (_, i) =>
    place(`T${i}`, '', '', 'XX', i === 0 ? -60 : 10 + i, i === 39 ? 170 : 50 - i),
  );
  const others = [place('Far', '', '', 'YY', 89, 179)];
  // Two of forty on each side.
  expect(findCountryCorners([...others, ...towns.toReversed()], 'XX')).toEqual([
    { latitude: 12, longitude: 14 },
    { latitude: 47, longitude: 49 },
  ]);
  expect(findCountryCorners(others, 'YY')).toEqual([
    { latitude: 89, longitude: 179 },
    { latitude: 89, longitude: 179 },
  ]);
  expect(findCountryCorners(towns, 'YY')).toEqual([]);
});
