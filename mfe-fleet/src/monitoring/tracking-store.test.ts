import { device, position } from './testing/fixtures.ts';
import { createTrackingStore } from './tracking-store.ts';

const lorry = device('WP LK-4521', { driver: { id: 'd', name: 'Nimal Perera' }, position: position('WP LK-4521') });
const van = device('CP KD-7710', { position: position('CP KD-7710', { motion: 'stopped', speed: 0 }) });
const untracked = device('NC 1');

function createStore() {
  const tracking = createTrackingStore();
  tracking.setDevices([lorry, van, untracked]);
  return tracking;
}

test('a streamed position replaces the listed one unless it is older', () => {
  const tracking = createTrackingStore();
  expect(
    tracking.applyPositions([
      position('WP LK-4521', { at: 2_000, motion: 'offline' }),
      position('CP KD-7710', { at: 1 }),
    ]),
  ).toEqual(['WP LK-4521', 'CP KD-7710']);
  tracking.setDevices([lorry, van, untracked]);
  expect(
    ['WP LK-4521', 'CP KD-7710', 'NC 1'].map((id) => [tracking.get(id)?.motion, tracking.get(id)?.position?.at]),
  ).toEqual([
    ['offline', 2_000],
    ['stopped', 1_000],
    ['offline', undefined],
  ]);
  expect(tracking.getFiltered().counts).toEqual({ moving: 0, stopped: 1, offline: 2 });
});

test.each([
  ['lk45', ['WP LK-4521']],
  ['LK-45', ['WP LK-4521']],
  ['wp lk', ['WP LK-4521']],
  ['perera', ['WP LK-4521']],
  ['7710', ['CP KD-7710']],
  ['nobody', []],
  [undefined, ['WP LK-4521', 'CP KD-7710', 'NC 1']],
])('%s finds %j, in the list and on the map', (search, found) => {
  const tracking = createStore();
  tracking.setFilters({ search, motion: undefined });
  expect(tracking.getFiltered().ids).toEqual(found);
  expect(tracking.fleet.getVisible().map(({ id }) => id)).toEqual(found.filter((id) => id !== 'NC 1'));
});

test('a vehicle that stops leaves the filter for moving ones; counts cover all search results', () => {
  const tracking = createStore();
  tracking.setFilters({ search: undefined, motion: 'moving' });
  const before = tracking.getFiltered();
  tracking.applyPositions([position('WP LK-4521', { at: 1_005, longitude: 81 })]);
  expect(tracking.getFiltered()).toBe(before);
  expect(tracking.fleet.get('WP LK-4521')?.longitude).toBe(81);
  tracking.applyPositions([position('WP LK-4521', { at: 1_010, motion: 'stopped' })]);
  expect(tracking.getFiltered()).toEqual({ ids: [], counts: { moving: 0, stopped: 2, offline: 1 } });
});

test('a vehicle appears on the map with its first position; unsubscribed listeners are not notified', () => {
  const tracking = createStore();
  let notifications = 0;
  const unsubscribe = tracking.subscribe(() => (notifications += 1));
  tracking.applyPositions([position('NC 1')]);
  unsubscribe();
  tracking.applyPositions([position('NC 1', { at: 1_001 })]);
  expect([notifications, tracking.fleet.getVisible().length, tracking.getFiltered().counts]).toEqual([
    1,
    3,
    { moving: 2, stopped: 1, offline: 0 },
  ]);
});
