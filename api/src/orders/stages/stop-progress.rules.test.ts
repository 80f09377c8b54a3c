import {
  countDropsLeft,
  currentDrop,
  currentPickup,
  isReachableDrop,
  nextStop,
  type ReachedStop,
} from './stop-progress.rules.ts';

/** `P`, `D`: open; `p`, `d`: left; `R`: a drop that was reached. */
const stops = (letters: string): ReachedStop[] =>
  Array.from(letters, (letter) => ({
    kind: letter.toLowerCase() === 'p' ? 'pickup' : 'drop',
    departedAt: letter === letter.toLowerCase() ? 1 : null,
    arrivedAt: letter === 'R' ? 1 : null,
  }));

test.each([
  ['PD', 0],
  ['PPD', 0],
  ['pPD', 1],
  ['ppD', 0],
  ['pdPD', 2],
])('of %s loads at %s', (letters, index) => {
  expect(currentPickup(stops(letters))).toBe(index);
});

test.each([
  ['PD', 1],
  ['pDD', 1],
  ['pdD', 2],
  ['pDR', 2],
  ['pdd', -1],
])('of %s unloads at %s', (letters, index) => {
  expect(currentDrop(stops(letters))).toBe(index);
});

test('a stop without a time of arrival doesn’t count as reached', () => {
  expect(
    currentDrop([
      { kind: 'drop', departedAt: null },
      { kind: 'drop', departedAt: null, arrivedAt: 0 },
    ]),
  ).toBe(1);
});

test.each([
  ['pDD', 1, true],
  ['pDD', 2, true],
  ['PDD', 2, true],
  ['pdD', 1, false],
  ['pPD', 2, false],
  ['ppD', 2, true],
  ['pDPD', 3, false],
  ['pDPD', 1, true],
  ['pD', 2, false],
  ['pPD', 1, false],
])('whether an order of %s can be brought to stop %s: %s', (letters, index, expected) => {
  expect(isReachableDrop(stops(letters), index)).toBe(expected);
});

test.each([
  ['started', 'PD', 0],
  ['validated', 'PD', null],
  ['arrivedToPickupLocation', 'PD', 1],
  ['loading', 'pPD', 2],
  ['loadingCompleted', 'PPD', 1],
  ['transit', 'PD', 1],
  ['transit', 'pDD', 1],
  ['transit', 'pdD', 2],
  ['transit', 'pdd', null],
  ['arrivedToDropLocation', 'pRD', 2],
  ['unloading', 'pDR', 1],
  ['unloading', 'PR', null],
  ['unloading', 'pdd', null],
  ['delivered', 'pdD', null],
] as const)('in %s, an order of %s continues to %s', (stage, letters, index) => {
  const list = stops(letters);
  expect(nextStop(stage, list)).toBe(index === null ? undefined : list[index]);
});

test.each([
  ['transit', 'pDD', 2],
  ['transit', 'pdD', 1],
  ['unloading', 'pRD', 1],
  ['arrivedToDropLocation', 'pR', 0],
  ['unloading', 'pd', 0],
] as const)('in %s, an order of %s has %s drops left', (stage, letters, count) => {
  expect(countDropsLeft(stage, stops(letters))).toBe(count);
});
