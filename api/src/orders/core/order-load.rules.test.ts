import { type LoadItem, loadOfItem, loadProblems, totalLoad } from './order-load.rules.ts';

const pallet: LoadItem = {
  quantity: 3,
  weight: '480.5',
  effectiveSpace: '2',
  actualSpace: '1.8',
  width: '1',
  height: '1.5',
  length: '1.25',
  palletPlaces: null,
  stackLayers: null,
};

test.each([
  ['its effective space', pallet, { weight: '1441.500', space: '6.000' }],
  [
    'its actual space without effective space',
    { ...pallet, effectiveSpace: '0' },
    { weight: '1441.500', space: '5.400' },
  ],
  [
    'its dimensions without any space',
    { ...pallet, effectiveSpace: '0', actualSpace: '0' },
    { weight: '1441.500', space: '5.625' },
  ],
])('counts a cargo item by %s', (_name, item, load) => {
  expect(loadOfItem(item)).toMatchObject(load);
});

const EUR = { ...pallet, width: '0.8', length: '1.2' };
test.each<[string, Partial<LoadItem>, string | null, string | null]>([
  ['a EUR pallet', { quantity: 1, palletPlaces: '1', stackLayers: 1 }, '1.000', '0.400'],
  ['33 of them', { quantity: 33, palletPlaces: '1', stackLayers: 1 }, '33.000', '13.200'],
  ['three of them, two on each other', { palletPlaces: '0.5', stackLayers: 2 }, '1.500', '0.600'],
  ['cargo of which neither is known', {}, null, null],
  ['cargo that is not counted by pallets', { quantity: 2, stackLayers: 3 }, null, '0.267'],
])('counts the floor of %s', (_name, more, palletPlaces, loadingMeters) => {
  expect(loadOfItem({ ...EUR, ...more })).toMatchObject({ palletPlaces, loadingMeters });
});

test('adds up the floor of the cargo that has one', () => {
  const counted = { ...EUR, palletPlaces: '1', stackLayers: 1 };
  expect(totalLoad([counted, EUR, counted])).toMatchObject({ palletPlaces: '6.000', loadingMeters: '2.400' });
  expect(totalLoad([EUR])).toMatchObject({ palletPlaces: null, loadingMeters: null });
});

test('adds up an order without floating-point errors', () => {
  const tenth = { ...pallet, quantity: 1, weight: '0.1', effectiveSpace: '0.7' };
  expect(totalLoad([tenth, { ...tenth, weight: '0.2', effectiveSpace: '0.1' }])).toEqual({
    weight: '0.300',
    space: '0.800',
    palletPlaces: null,
    loadingMeters: null,
  });
  expect(totalLoad([])).toMatchObject({ weight: '0.000', space: '0.000' });
});

const TOO_MUCH = { cargoItems: { code: 'tooMuchCargo', message: 'Too much cargo for one order' } };
test.each([
  ['the largest weight and space', '999999999.999', '999999999.999', {}],
  ['a larger weight', '1000000000.000', '1.000', TOO_MUCH],
  ['a larger space', '1.000', '1000000000.000', TOO_MUCH],
])('validates a total of %s', (_case, weight, space, problems) => {
  expect(loadProblems({ weight, space, palletPlaces: null, loadingMeters: null })).toEqual(problems);
});
