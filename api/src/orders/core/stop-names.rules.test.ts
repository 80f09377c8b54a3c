import { findProvenStop, findReferredStop, nameStop, type NamedStop } from './stop-names.rules.ts';

const stop = (kind: NamedStop['kind'], location: string): NamedStop => ({
  kind,
  locationId: `id ${location}`,
  location,
});
const ROUND = [stop('pickup', 'Port'), stop('pickup', 'Hatton'), stop('drop', 'Kandy'), stop('drop', 'Galle')];
const refer = (stopPosition: number | null, location: string | null) => ({
  stopPosition,
  stopLocationId: location && `id ${location}`,
});

test('names a stop by its number among stops of its kind', () => {
  expect(ROUND.map((_, position) => nameStop(ROUND, position)?.number)).toEqual([1, 2, 1, 2]);
  expect(nameStop(ROUND, 3)).toEqual({ position: 3, kind: 'drop', number: 2, name: 'Galle' });
  expect(nameStop(ROUND, 4)).toBeNull();
});

test.each<[string, NamedStop[], ReturnType<typeof refer>, number | undefined]>([
  ['at its position', ROUND, refer(2, 'Kandy'), 2],
  ['that an edit has moved', ROUND, refer(1, 'Galle'), 3],
  ['that was removed', ROUND, refer(2, 'Jaffna'), undefined],
  ['of which there are two elsewhere now', [...ROUND, stop('drop', 'Galle')], refer(1, 'Galle'), undefined],
  ['of which there are two, one at its position', [...ROUND, stop('drop', 'Galle')], refer(4, 'Galle'), 4],
  ['of the whole order', ROUND, refer(null, null), undefined],
])('finds a stop %s', (_case, stops, reference, expected) => {
  expect(findReferredStop(stops, reference)).toBe(expected);
});

test('a proof without a stop proves the only drop', () => {
  expect(findProvenStop(ROUND.slice(0, 3), refer(null, null))).toBe(2);
  expect(findProvenStop(ROUND, refer(null, null))).toBeUndefined();
  expect(findProvenStop(ROUND, refer(3, 'Galle'))).toBe(3);
  expect(findProvenStop([ROUND[0]!, ROUND[2]!], refer(3, 'Galle'))).toBeUndefined();
});
