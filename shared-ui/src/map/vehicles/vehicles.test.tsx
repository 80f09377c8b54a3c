import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderScreen, shownMap } from 'shared-ui/testing';
import { movedTo } from './arrow-painter.ts';
import { mercator } from './arrow-layer.ts';
import { between } from './glide.ts';
import { createFleet, MapVehicles, MapView, type MapVehicle } from './index.ts';

const title = { id: 'test.vehicles', defaultMessage: 'Vehicles' };
const KANDY = { latitude: 7.29, longitude: 80.63 };
const lorry: MapVehicle = { id: 'l', plate: 'WP LK-4521', motion: 'moving', heading: 90, ...KANDY };
const van: MapVehicle = {
  id: 'v',
  plate: 'CP KD-7710',
  motion: 'offline',
  heading: null,
  latitude: 7.31,
  longitude: 80.66,
};
const replies = { 'GET organizations/my': () => ({ mapToken: null }) };
const vehicle = (name: string) => screen.findByRole('button', { name });

function reduceMotion(isReduced: boolean) {
  const { matchMedia } = window;
  window.matchMedia = (media) =>
    Object.assign(matchMedia(media), { matches: isReduced && media.includes('reduced-motion') });
  return () => {
    window.matchMedia = matchMedia;
  };
}

function show(vehicles: readonly MapVehicle[], { follows = false, selected = null as string | null } = {}) {
  const fleet = createFleet(vehicles);
  const onSelect = jest.fn();
  const { user } = renderScreen(
    <MapView label={title} center={KANDY}>
      <MapVehicles fleet={fleet} selected={selected} follows={follows} onSelect={onSelect} />
    </MapView>,
    { replies },
  );
  return { fleet, user, onSelect };
}
const crowd = (count: number, spread: number): MapVehicle[] =>
  Array.from({ length: count }, (_, index) => ({
    ...lorry,
    id: `c${index}`,
    plate: `C-${index}`,
    latitude: 7.29 + ((index % 20) - 10) * spread,
    longitude: 80.63 + (Math.floor(index / 20) - 10) * spread,
  }));

const nextPicture = () => act(() => jest.advanceTimersByTime(20));

afterEach(() => jest.useRealTimers());

test('a vehicle has its plate, an arrow where it goes and the tone of its motion, and can be chosen', async () => {
  const { user, onSelect } = show([lorry, van]);
  const moving = await vehicle('WP LK-4521, Moving');
  expect([moving.textContent, moving.dataset['tone'], moving.dataset['heading']]).toEqual(['WP LK-4521', 'good', '90']);
  const lost = await vehicle('CP KD-7710, GPS Fault');
  expect([lost.dataset['tone'], lost.dataset['heading']]).toEqual(['bad', undefined]);
  await user.click(moving);
  expect(onSelect).toHaveBeenCalledWith('l');
});

test('it glides to where it is told to be within 1000 ms, from where it is at that moment', async () => {
  const { fleet } = show([lorry]);
  await vehicle('WP LK-4521, Moving');
  const map = await shownMap();
  jest.useFakeTimers();
  const at = () => map.placeOf('WP LK-4521, Moving')!.longitude;
  act(() => fleet.move([{ ...lorry, longitude: 80.64 }]));
  act(() => jest.advanceTimersByTime(500));
  expect(at()).toBeGreaterThan(80.6345);
  expect(at()).toBeLessThan(80.6355);
  act(() => fleet.move([{ ...lorry, longitude: 80.63 }]));
  act(() => jest.advanceTimersByTime(20));
  expect(at()).toBeGreaterThan(80.634);
  act(() => jest.advanceTimersByTime(1_000));
  expect(at()).toBe(80.63);
});

test('who wants things still sees it stand where it is', async () => {
  const restore = reduceMotion(true);
  const { fleet } = show([lorry]);
  await vehicle('WP LK-4521, Moving');
  const map = await shownMap();
  act(() => fleet.move([{ ...lorry, longitude: 80.64, motion: 'stopped' }]));
  expect(map.placeOf('WP LK-4521, Stopped')).toEqual({ ...KANDY, longitude: 80.64 });
  restore();
});

test('the map goes with the one that is followed, and only brings the others into view', async () => {
  const { fleet } = show([lorry], { selected: 'l', follows: true });
  const map = await shownMap();
  await vehicle('WP LK-4521, Moving');
  act(() => fleet.move([{ ...lorry, longitude: 80.9 }]));
  expect(map.center()).toEqual({ ...KANDY, longitude: 80.9 });
});

test('those close together are a number, a filter shows some, and what moves is sorted anew within two seconds', async () => {
  const { fleet } = show(crowd(200, 0.0001));
  const map = await shownMap();
  await vehicle('200 places, zoom in');
  jest.useFakeTimers();
  act(() => fleet.filter(({ plate }) => plate === 'C-7'));
  nextPicture();
  expect(map.markers()).toEqual(['C-7, Moving']);
  act(() => fleet.filter(null));
  nextPicture();
  expect(map.markers()).toEqual(['200 places, zoom in']);
  act(() =>
    fleet.move([
      { ...lorry, id: 'c3', latitude: 7.31 },
      { ...lorry, id: 'nobody' },
    ]),
  );
  expect(map.markers()).toEqual(['200 places, zoom in']);
  act(() => jest.advanceTimersByTime(2_000));
  expect(map.markers().toSorted()).toEqual(['199 places, zoom in', 'C-3, Moving']);
});

test('what is typed is sorted once before the next picture, and what moves is judged again', async () => {
  const { fleet } = show([lorry, van]);
  const map = await shownMap();
  await vehicle('WP LK-4521, Moving');
  jest.useFakeTimers();
  let sorted = 0;
  fleet.follow({ onList: () => (sorted += 1), onMove: () => undefined });
  const moving = ({ motion }: MapVehicle) => motion === 'moving';
  act(() => {
    fleet.filter(({ plate }) => plate.includes('KD'));
    fleet.filter(moving);
  });
  expect(map.markers().length).toBe(2);
  nextPicture();
  expect(map.markers()).toEqual(['WP LK-4521, Moving']);
  act(() => fleet.filter(moving));
  expect(sorted).toBe(2);
  act(() =>
    fleet.move([
      { ...van, motion: 'moving' },
      { ...lorry, motion: 'stopped' },
    ]),
  );
  nextPicture();
  expect([map.markers(), fleet.shown().map(({ id }) => id)]).toEqual([['CP KD-7710, Moving'], ['v']]);
});

test.each([
  ['few', 1],
  ['many, drawn by the graphics card,', 301],
])('%s that are replaced stand where they are now', async (_name, count) => {
  const { fleet, onSelect } = show(Array.from({ length: count }, (_, index) => ({ ...lorry, id: `r${index}` })));
  const map = await shownMap();
  await vehicle(count === 1 ? 'WP LK-4521, Moving' : `${count} places, zoom in`);
  jest.useFakeTimers();
  map.zoomTo(16);
  act(() =>
    fleet.replace(
      fleet.shown().map((one) => ({ ...one, plate: 'WP NEW', motion: 'stopped' as const, latitude: 7.2925 })),
    ),
  );
  nextPicture();
  if (count === 1) expect(map.placeOf('WP NEW, Stopped')).toEqual({ ...KANDY, latitude: 7.2925 });
  map.click({ ...KANDY, latitude: 7.2925 });
  expect(onSelect).toHaveBeenCalledTimes(count === 1 ? 0 : 1);
});

test('more than 300 in view are drawn by the graphics card, and can be chosen there', async () => {
  const { onSelect } = show(crowd(400, 0.00002));
  const map = await shownMap();
  await vehicle('400 places, zoom in');
  const drawn = () => map.layers().filter((id) => id.startsWith('arrows'));
  expect(drawn()).toEqual([]);
  map.zoomTo(16);
  expect([map.markers(), drawn().length]).toEqual([[], 1]);
  map.click({ latitude: 7.29, longitude: 80.63 });
  expect(onSelect).toHaveBeenCalledWith('c210');
  map.click({ latitude: 7.2925, longitude: 80.63 });
  expect(onSelect).toHaveBeenCalledTimes(1);
  map.zoomTo(13);
  expect([map.markers(), drawn()]).toEqual([['400 places, zoom in'], []]);
});

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0); // no -0
const coordinate = fc.tuple(degrees(180), degrees(85));

test('a glide begins and ends where it should, and takes the shorter way over the date line', () => {
  fc.assert(
    fc.property(coordinate, coordinate, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      expect(between(from, to, 0)).toEqual(from);
      expect(Math.abs(between(from, to, share)[0] - from[0])).toBeLessThanOrEqual(180 + 1e-9);
      expect(((((between(from, to, 1)[0] - to[0]) % 360) + 540) % 360) - 180).toBeCloseTo(0, 6);
    }),
  );
});

test('what is measured from another origin comes to the same place', () =>
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 16, maxLength: 16 }),
      (origin, place, matrix) => {
        const [at, from] = [mercator(place), mercator(origin)];
        const on = (m: ArrayLike<number>, [x, y]: readonly [number, number]) =>
          [0, 1, 2, 3].map((row) => m[row]! * x + m[4 + row]! * y + m[12 + row]!);
        const [direct, moved] = [on(matrix, at), on(movedTo(matrix, from), [at[0] - from[0], at[1] - from[1]])];
        for (const [row, value] of direct.entries()) expect(moved[row]).toBeCloseTo(value, 4);
      },
    ),
  ));
