import { selectionProblems, splitInput } from './split.rules.ts';
import { input, PLACES } from './testing/order-inputs.ts';

test('reports what is wrong with a selection', () => {
  const problemsOf = (item: number, quantity: number) => selectionProblems(input().cargoItems, [{ item, quantity }]);
  expect(problemsOf(1, 4)).toEqual({ 'items.0.item': { code: 'notFound', message: 'Cargo item not found' } });
  expect(problemsOf(0, 11)).toEqual({ 'items.0.quantity': { code: 'max', message: 'Max 10', params: { max: 10 } } });
  expect(problemsOf(0, 10)).toEqual({ items: { code: 'nothingStays', message: 'Something has to stay in the order' } });
  const [tea, rice] = ['tea', 'rice'].map((cargoId) => ({ cargoId, packNumber: null, quantity: 5 }));
  const all = [
    { item: 0, quantity: 6 },
    { item: 1, quantity: 4 },
  ];
  expect(
    Object.keys(
      selectionProblems(
        [tea, rice].flatMap((one) => one ?? []),
        all,
      ),
    ),
  ).toEqual(['items.0.quantity']);
});

const at = (place: number, kind: 'pickup' | 'drop', item?: number) => ({
  locationId: PLACES[place] ?? '',
  contactId: null,
  kind,
  items: item === undefined ? [] : [{ item, quantity: 4 }],
});
const placesOf = ({ stops }: ReturnType<typeof input>) => stops.map(({ locationId }) => PLACES.indexOf(locationId));

test('both orders of a split begin at a pickup and end at a drop', () => {
  const placesWith = (...stops: ReturnType<typeof at>[]) => {
    const cargoItems = ['tea', 'rice'].map((cargoId) => ({ cargoId, packNumber: null, quantity: 4 }));
    const { remaining, moved } = splitInput(input({ cargoItems, stops }), [{ item: 1, quantity: 4 }]);
    return [placesOf(remaining), placesOf(moved)];
  };
  expect(placesWith(at(0, 'pickup'), at(2, 'drop', 0), at(1, 'pickup', 1), at(3, 'drop'))).toEqual([
    [0, 2],
    [1, 3],
  ]);
  // Stops without cargo stay with an order on its way only.
  expect(placesWith(at(0, 'pickup', 0), at(1, 'drop'), at(2, 'pickup', 1), at(3, 'drop'))[1]).toEqual([2, 3]);
  expect(
    placesWith(at(0, 'pickup', 0), at(1, 'pickup', 1), at(2, 'drop', 1), at(3, 'pickup'), at(4, 'drop', 0))[1],
  ).toEqual([1, 2]);
});

test('an order without drops keeps its pickup in both orders of a split', () => {
  const stops = [at(0, 'pickup')];
  const { remaining, moved } = splitInput({ ...input(), stops: stops as never }, [{ item: 0, quantity: 4 }]);
  expect([remaining, moved].map(placesOf)).toEqual([[0], [0]]);
});

test('the stops of a split name no cargo if everything is loaded and unloaded there', () => {
  const { remaining, moved } = splitInput(input(), [{ item: 0, quantity: 4 }]);
  for (const { stops } of [remaining, moved]) expect(stops.map(({ items }) => items)).toEqual([[], []]);
});

test('requested services stay with the order that is split', () => {
  const services = [{ name: 'Tail lift', quantity: '2' }];
  const { remaining, moved } = splitInput(input({ services }), [{ item: 0, quantity: 4 }]);
  expect([remaining.services, moved.services]).toEqual([services, []]);
});
