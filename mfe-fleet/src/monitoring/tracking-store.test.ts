import { device, position } from './testing/given.ts';
import { createTracking } from './tracking.ts';

const lorry = device('WP LK-4521', { driver: { id: 'd', name: 'Nimal Perera' }, position: position('WP LK-4521') });
const van = device('CP KD-7710', { position: position('CP KD-7710', { motion: 'stopped', speed: 0 }) });
const quiet = device('NC 1');

function tracked() {
  const tracking = createTracking();
  tracking.put([lorry, van, quiet]);
  return tracking;
}

test('what the stream told before or after the list came counts, unless it is older', () => {
  const tracking = createTracking();
  expect(
    tracking.take([position('WP LK-4521', { at: 2_000, motion: 'offline' }), position('CP KD-7710', { at: 1 })]),
  ).toEqual(['WP LK-4521', 'CP KD-7710']);
  tracking.put([lorry, van, quiet]);
  expect(
    ['WP LK-4521', 'CP KD-7710', 'NC 1'].map((id) => [tracking.get(id)?.motion, tracking.get(id)?.position?.at]),
  ).toEqual([
    ['offline', 2_000],
    ['stopped', 1_000],
    ['offline', undefined],
  ]);
  expect(tracking.shown().counts).toEqual({ moving: 0, stopped: 1, offline: 2 });
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
  const tracking = tracked();
  tracking.want({ search, motion: undefined });
  expect(tracking.shown().ids).toEqual(found);
  expect(tracking.fleet.shown().map(({ id }) => id)).toEqual(found.filter((id) => id !== 'NC 1'));
});

test('a vehicle that stops leaves those that move; the numbers are of all that the search finds', () => {
  const tracking = tracked();
  tracking.want({ search: undefined, motion: 'moving' });
  const before = tracking.shown();
  tracking.take([position('WP LK-4521', { at: 1_005, longitude: 81 })]);
  expect(tracking.shown()).toBe(before);
  expect(tracking.fleet.get('WP LK-4521')?.longitude).toBe(81);
  tracking.take([position('WP LK-4521', { at: 1_010, motion: 'stopped' })]);
  expect(tracking.shown()).toEqual({ ids: [], counts: { moving: 0, stopped: 2, offline: 1 } });
});

test('one that was never heard is on the map with its first position; who no longer follows hears nothing', () => {
  const tracking = tracked();
  let told = 0;
  const leave = tracking.follow(() => (told += 1));
  tracking.take([position('NC 1')]);
  leave();
  tracking.take([position('NC 1', { at: 1_001 })]);
  expect([told, tracking.fleet.shown().length, tracking.shown().counts]).toEqual([
    1,
    3,
    { moving: 2, stopped: 1, offline: 0 },
  ]);
});
