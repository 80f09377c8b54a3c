import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderScreen, findMap } from 'shared-ui/testing';
import { translateMatrix } from './arrow-painter.ts';
import { toMercator } from './arrow-layer.ts';
import { interpolate } from './glide.ts';
import { createFleetStore, MapVehicles, MapView, type MapVehicle, type MarkedVehicle } from '../index.ts';

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
const findVehicle = (name: string) => screen.findByRole('button', { name });

function reduceMotion(isReduced: boolean) {
  const { matchMedia } = window;
  window.matchMedia = (media) =>
    Object.assign(matchMedia(media), { matches: isReduced && media.includes('reduced-motion') });
  return () => {
    window.matchMedia = matchMedia;
  };
}

function renderVehicles(
  vehicles: readonly MarkedVehicle[],
  { followSelected = false, selectedId = null as string | null } = {},
) {
  const fleet = createFleetStore(vehicles);
  const onSelect = jest.fn();
  const { user } = renderScreen(
    <MapView label={title} center={KANDY}>
      <MapVehicles fleet={fleet} selectedId={selectedId} followSelected={followSelected} onSelect={onSelect} />
    </MapView>,
    { replies },
  );
  return { fleet, user, onSelect };
}
const buildCrowd = (count: number, spread: number): MapVehicle[] =>
  Array.from({ length: count }, (_, index) => ({
    ...lorry,
    id: `c${index}`,
    plate: `C-${index}`,
    latitude: 7.29 + ((index % 20) - 10) * spread,
    longitude: 80.63 + (Math.floor(index / 20) - 10) * spread,
  }));

const nextFrame = () => act(() => jest.advanceTimersByTime(20));

afterEach(() => jest.useRealTimers());

test('marks a vehicle whose position is approximate, until a better one comes', async () => {
  const { fleet } = renderVehicles([{ ...lorry, isCoarse: true }]);
  expect(await findVehicle('WP LK-4521, Moving, approximate position')).toHaveAttribute('data-coarse');
  act(() => fleet.updatePositions([{ ...lorry, heading: 90 }]));
  expect(await findVehicle('WP LK-4521, Moving')).not.toHaveAttribute('data-coarse');
});

test('marks a vehicle with open alerts by their severity, until there are none', async () => {
  const { fleet } = renderVehicles([{ ...lorry, alert: 'critical' }, van]);
  const marked = await findVehicle('WP LK-4521, Moving, critical alert');
  expect(marked).toHaveAttribute('data-alert', 'bad');
  expect(await findVehicle('CP KD-7710, GPS Fault')).not.toHaveAttribute('data-alert');
  act(() => fleet.updatePositions([{ ...lorry, motion: 'stopped' }]));
  expect(await findVehicle('WP LK-4521, Stopped, critical alert')).toHaveAttribute('data-alert', 'bad');
  act(() => fleet.setVehicles([lorry, van]));
  expect(await findVehicle('WP LK-4521, Moving')).not.toHaveAttribute('data-alert');
});

test('shows a vehicle’s plate, heading and motion, and selects it on click', async () => {
  const { user, onSelect } = renderVehicles([lorry, van]);
  const moving = await findVehicle('WP LK-4521, Moving');
  expect([moving.textContent, moving.dataset['tone'], moving.dataset['heading']]).toEqual(['WP LK-4521', 'good', '90']);
  const offline = await findVehicle('CP KD-7710, GPS Fault');
  expect([offline.dataset['tone'], offline.dataset['heading']]).toEqual(['bad', undefined]);
  await user.click(moving);
  expect(onSelect).toHaveBeenCalledWith('l');
});

test('glides from its current position to the new one within 1000 ms', async () => {
  const { fleet } = renderVehicles([lorry]);
  await findVehicle('WP LK-4521, Moving');
  const map = await findMap();
  jest.useFakeTimers();
  const getLongitude = () => map.getMarkerPosition('WP LK-4521, Moving')!.longitude;
  act(() => fleet.updatePositions([{ ...lorry, longitude: 80.64 }]));
  act(() => jest.advanceTimersByTime(500));
  expect(getLongitude()).toBeGreaterThan(80.6345);
  expect(getLongitude()).toBeLessThan(80.6355);
  act(() => fleet.updatePositions([{ ...lorry, longitude: 80.63 }]));
  act(() => jest.advanceTimersByTime(20));
  expect(getLongitude()).toBeGreaterThan(80.634);
  act(() => jest.advanceTimersByTime(1_000));
  expect(getLongitude()).toBe(80.63);
});

test('moves without animation for users who prefer reduced motion', async () => {
  const restore = reduceMotion(true);
  const { fleet } = renderVehicles([lorry]);
  await findVehicle('WP LK-4521, Moving');
  const map = await findMap();
  act(() => fleet.updatePositions([{ ...lorry, longitude: 80.64, motion: 'stopped' }]));
  expect(map.getMarkerPosition('WP LK-4521, Stopped')).toEqual({ ...KANDY, longitude: 80.64 });
  restore();
});

test('follows the selected vehicle', async () => {
  const { fleet } = renderVehicles([lorry], { selectedId: 'l', followSelected: true });
  const map = await findMap();
  await findVehicle('WP LK-4521, Moving');
  act(() => fleet.updatePositions([{ ...lorry, longitude: 80.9 }]));
  expect(map.center()).toEqual({ ...KANDY, longitude: 80.9 });
});

test('clusters and filters vehicles, and reclusters moved ones within two seconds', async () => {
  const { fleet } = renderVehicles(buildCrowd(200, 0.0001));
  const map = await findMap();
  await findVehicle('200 vehicles: 200 moving, zoom in');
  jest.useFakeTimers();
  act(() => fleet.setFilter(({ plate }) => plate === 'C-7'));
  nextFrame();
  expect(map.markers()).toEqual(['C-7, Moving']);
  act(() => fleet.setFilter(null));
  nextFrame();
  expect(map.markers()).toEqual(['200 vehicles: 200 moving, zoom in']);
  act(() =>
    fleet.updatePositions([
      { ...lorry, id: 'c3', latitude: 7.31 },
      { ...lorry, id: 'nobody' },
    ]),
  );
  expect(map.markers()).toEqual(['200 vehicles: 200 moving, zoom in']);
  act(() => jest.advanceTimersByTime(2_000));
  expect(map.markers().toSorted()).toEqual(['199 vehicles: 199 moving, zoom in', 'C-3, Moving']);
});

test('a cluster shows how many of its vehicles move, stand, are silent and have alerts, as they are now', async () => {
  const [first, second, third, ...others] = buildCrowd(10, 0.0001);
  const crowd: MarkedVehicle[] = [
    { ...first!, motion: 'stopped', alert: 'warning' },
    { ...second!, motion: 'offline', alert: 'critical' },
    { ...third!, motion: 'stopped', alert: 'info' },
    ...others,
  ];
  const { fleet } = renderVehicles(crowd);
  const cluster = await findVehicle('10 vehicles: 7 moving, 2 stopped, 1 with GPS fault, 3 with open alerts, zoom in');
  expect([cluster.textContent, cluster.dataset['alert']]).toEqual(['10', 'bad']);
  const ring = () => cluster.style.getPropertyValue('--consign-ring');
  expect(ring()).toMatch(/good-fg\) 0\.0% 70\.0%, .*neutral-fg\) 70\.0% 90\.0%, .*bad-fg\) 90\.0% 100\.0%/);
  jest.useFakeTimers();
  act(() => fleet.updatePositions(crowd.map((vehicle) => ({ ...vehicle, motion: 'stopped' as const }))));
  act(() => jest.advanceTimersByTime(2_000));
  expect(cluster).toHaveAccessibleName('10 vehicles: 10 stopped, 3 with open alerts, zoom in');
  expect(ring()).toMatch(/neutral-fg\) 0\.0% 100\.0%/);
  act(() => fleet.setVehicles(others));
  nextFrame();
  expect(cluster).toHaveAccessibleName('7 vehicles: 7 moving, zoom in');
  expect(cluster.dataset['alert']).toBe('');
});

test('applies filters once per frame, and again to moved vehicles', async () => {
  const { fleet } = renderVehicles([lorry, van]);
  const map = await findMap();
  await findVehicle('WP LK-4521, Moving');
  jest.useFakeTimers();
  let listUpdates = 0;
  fleet.subscribe({ onList: () => (listUpdates += 1), onMove: () => undefined });
  const moving = ({ motion }: MapVehicle) => motion === 'moving';
  act(() => {
    fleet.setFilter(({ plate }) => plate.includes('KD'));
    fleet.setFilter(moving);
  });
  expect(map.markers().length).toBe(2);
  nextFrame();
  expect(map.markers()).toEqual(['WP LK-4521, Moving']);
  act(() => fleet.setFilter(moving));
  expect(listUpdates).toBe(2);
  act(() =>
    fleet.updatePositions([
      { ...van, motion: 'moving' },
      { ...lorry, motion: 'stopped' },
    ]),
  );
  nextFrame();
  expect([map.markers(), fleet.getVisible().map(({ id }) => id)]).toEqual([['CP KD-7710, Moving'], ['v']]);
});

test.each([
  ['few', 1],
  ['many, drawn by WebGL,', 301],
])('%s replaced vehicles move to their new positions', async (_name, count) => {
  const { fleet, onSelect } = renderVehicles(
    Array.from({ length: count }, (_, index) => ({ ...lorry, id: `r${index}` })),
  );
  const map = await findMap();
  await findVehicle(count === 1 ? 'WP LK-4521, Moving' : `${count} vehicles: ${count} moving, zoom in`);
  jest.useFakeTimers();
  map.zoomTo(16);
  act(() =>
    fleet.setVehicles(
      fleet
        .getVisible()
        .map((current) => ({ ...current, plate: 'WP NEW', motion: 'stopped' as const, latitude: 7.2925 })),
    ),
  );
  nextFrame();
  if (count === 1) expect(map.getMarkerPosition('WP NEW, Stopped')).toEqual({ ...KANDY, latitude: 7.2925 });
  map.click({ ...KANDY, latitude: 7.2925 });
  expect(onSelect).toHaveBeenCalledTimes(count === 1 ? 0 : 1);
});

test('draws more than 300 vehicles by WebGL, and selects them by click', async () => {
  const { onSelect } = renderVehicles(buildCrowd(400, 0.00002));
  const map = await findMap();
  await findVehicle('400 vehicles: 400 moving, zoom in');
  const getArrowLayers = () => map.layers().filter((id) => id.startsWith('arrows'));
  expect(getArrowLayers()).toEqual([]);
  map.zoomTo(16);
  expect([map.markers(), getArrowLayers().length]).toEqual([[], 1]);
  map.click({ latitude: 7.29, longitude: 80.63 });
  expect(onSelect).toHaveBeenCalledWith('c210');
  map.click({ latitude: 7.2925, longitude: 80.63 });
  expect(onSelect).toHaveBeenCalledTimes(1);
  map.zoomTo(13);
  expect([map.markers(), getArrowLayers()]).toEqual([['400 vehicles: 400 moving, zoom in'], []]);
});

const degreesArbitrary = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0); // no -0
const coordinateArbitrary = fc.tuple(degreesArbitrary(180), degreesArbitrary(85));

test('interpolates between both ends, along the shorter way across the date line', () => {
  fc.assert(
    fc.property(
      coordinateArbitrary,
      coordinateArbitrary,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (from, to, progress) => {
        expect(interpolate(from, to, 0)).toEqual(from);
        expect(Math.abs(interpolate(from, to, progress)[0] - from[0])).toBeLessThanOrEqual(180 + 1e-9);
        expect(((((interpolate(from, to, 1)[0] - to[0]) % 360) + 540) % 360) - 180).toBeCloseTo(0, 6);
      },
    ),
  );
});

test('projects points relative to another origin to the same position', () =>
  fc.assert(
    fc.property(
      coordinateArbitrary,
      coordinateArbitrary,
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 16, maxLength: 16 }),
      (origin, point, matrix) => {
        const [getLongitude, from] = [toMercator(point), toMercator(origin)];
        const transform = (m: ArrayLike<number>, [x, y]: readonly [number, number]) =>
          [0, 1, 2, 3].map((row) => m[row]! * x + m[4 + row]! * y + m[12 + row]!);
        const [direct, moved] = [
          transform(matrix, getLongitude),
          transform(translateMatrix(matrix, from), [getLongitude[0] - from[0], getLongitude[1] - from[1]]),
        ];
        for (const [row, value] of direct.entries()) expect(moved[row]).toBeCloseTo(value, 4);
      },
    ),
  ));
