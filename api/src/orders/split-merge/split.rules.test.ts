import { selectionProblems, splitInput } from './split.rules.ts';
import { input, PLACES } from './testing/order-inputs.ts';

test('says what is wrong with a selection', () => {
  const problemsOf = (item: number, quantity: number) => selectionProblems(input().cargoItems, [{ item, quantity }]);
  expect(problemsOf(1, 4)).toEqual({ 'items.0.item': { code: 'notFound', message: 'Cargo item not found' } });
  expect(problemsOf(0, 11)).toEqual({ 'items.0.quantity': { code: 'max', message: 'Max 10', params: { max: 10 } } });
  expect(problemsOf(0, 10)).toEqual({ items: { code: 'nothingStays', message: 'Something has to stay in the order' } });
});

test('both orders of a split begin at a pickup and end at a drop', () => {
  const at = (place: number, kind: 'pickup' | 'drop', item?: number) => ({
    locationId: PLACES[place] ?? '',
    contactId: null,
    kind,
    items: item === undefined ? [] : [{ item, quantity: 4 }],
  });
  const teaAndRice = input({
    cargoItems: ['tea', 'rice'].map((cargoId) => ({ cargoId, packNumber: null, quantity: 4 })),
    stops: [at(0, 'pickup'), at(2, 'drop', 0), at(1, 'pickup', 1), at(3, 'drop')],
  });
  const { kept, moved } = splitInput(teaAndRice, [{ item: 1, quantity: 4 }]);
  expect([kept, moved].map(({ stops }) => stops.map(({ locationId }) => PLACES.indexOf(locationId)))).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test('requested services stay with the order that is split', () => {
  const services = [{ name: 'Tail lift', quantity: '2' }];
  const { kept, moved } = splitInput(input({ services }), [{ item: 0, quantity: 4 }]);
  expect([kept.services, moved.services]).toEqual([services, []]);
});
