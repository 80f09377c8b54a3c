import { vehicle } from '../testing/fleets.ts';
import { listClasses, toClassRequests, typeIdOf } from './fleet.rules.ts';

const VEHICLES = [
  vehicle('a'),
  vehicle('b'),
  vehicle('c', { space: '40' }),
  vehicle('d', { weight: '900' }),
  vehicle('e', { palletPlaces: '5' }),
  vehicle('f', { loadingMeters: '2' }),
  vehicle('g', { typeId: 'T3' }),
];

test('vehicles of one type and size are a class', () => {
  const classes = listClasses(VEHICLES);
  expect(classes.map(({ id, averageSpace, maxWeight }) => [typeIdOf(id), averageSpace, maxWeight])).toEqual([
    ['T2', '20', '5000'],
    ['T2', '40', '5000'],
    ['T2', '20', '900'],
    ['T2', '20', '5000'],
    ['T2', '20', '5000'],
    ['T3', '20', '5000'],
  ]);
});

test('a request for a type is one for its classes, and stays without any', () => {
  const classes = listClasses([vehicle('a'), vehicle('b', { space: '40' }), vehicle('c', { typeId: 'T3' })]);
  const [small, large] = classes.map(({ id }) => id);
  const requests = [{ vehicleTypeIds: ['T2', 'T9'] }, { vehicleTypeIds: [] }];
  expect(toClassRequests(requests, classes)).toEqual([
    { vehicleTypeIds: [small, large, 'T9'] },
    { vehicleTypeIds: [] },
  ]);
});
