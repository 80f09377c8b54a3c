import { groupCompatible } from './compatible-orders.rules.ts';

const cargo = (id: string, ...allowed: string[]) => ({ id, name: id, cargoTypeId: id, allowed });
const order = (id: string, ...cargos: ReturnType<typeof cargo>[]) => ({ id, cargos });
type Order = ReturnType<typeof order>;

const FOOD = cargo('food', 'paper');
const PAPER = cargo('paper', 'food', 'zinc');
const ZINC = cargo('zinc', 'paper');

test.each<[string, Order[], string[]]>([
  ['nothing', [], []],
  ['orders without cargos', [order('1'), order('2')], ['12']],
  ['orders with the same cargo', [order('1', FOOD), order('2', FOOD)], ['12']],
  ['cargos that allow each other', [order('1', FOOD), order('2', PAPER)], ['12']],
  ['a cargo that allows another one-sidedly', [order('1', FOOD), order('2', cargo('paper'))], ['1', '2']],
  ['an order that fits only the second group', [order('1', FOOD), order('2', ZINC), order('3', ZINC)], ['1', '23']],
  ['an order that fits all members', [order('1', FOOD), order('2', PAPER), order('3', FOOD)], ['132']],
  [
    'an order that fits only the first member',
    [order('1', cargo('a', 'b', 'c')), order('2', cargo('b', 'a')), order('3', cargo('c', 'a'))],
    ['12', '3'],
  ],
  ['an order that fits only the last member', [order('1', ZINC), order('2', PAPER), order('3', FOOD)], ['32', '1']],
  ['cargos whose ids form the same text', [order('1', cargo('a', 'bc')), order('2', cargo('ab', 'c'))], ['1', '2']],
  [
    'several cargos whose ids form the same text',
    [order('1', cargo('a'), cargo('b')), order('2', cargo('ab'))],
    ['2', '1'],
  ],
])('groups %s', (_name, orders, expected) => {
  expect(groupCompatible(orders).map((group) => group.map(({ id }) => id).join(''))).toEqual(expected);
});

test('groups the same orders for any order of the input', () => {
  const orders = [order('1', ZINC), order('2', PAPER), order('3', FOOD), order('4')];
  const toSets = (groups: Order[][]) => groups.map((group) => group.map(({ id }) => id).toSorted());
  expect(toSets(groupCompatible(orders.toReversed()))).toEqual(toSets(groupCompatible(orders)));
});
