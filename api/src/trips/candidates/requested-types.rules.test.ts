import {
  type CargoNeed,
  isColdEnough,
  isRequestedType,
  narrowTypes,
  sortByTemperature,
  type TypeRequest,
} from './requested-types.rules.ts';

const fixed = (...types: string[]): TypeRequest => ({ isFlexible: false, types });
const flexible = (...types: string[]): TypeRequest => ({ isFlexible: true, types });

test.each<[string, TypeRequest[], readonly string[] | null]>([
  ['no orders', [], null],
  ['an order without a request', [fixed()], null],
  ['a flexible order', [flexible('Freezer 20 ft')], null],
  ['an order with a request', [fixed('Freezer 20 ft', 'Lorry 20 ft')], ['Freezer 20 ft', 'Lorry 20 ft']],
  ['several orders: the common types', [fixed('A', 'B', 'C'), fixed('C', 'B'), flexible('D')], ['B', 'C']],
  ['types of several organizations, by name', [fixed('lorry 20 FT'), fixed('Lorry 20 ft')], ['lorry 20 FT']],
  ['orders that request different types: none', [fixed('A'), fixed('B')], []],
])('allows the types of %s', (_name, requests, expected) => {
  expect(narrowTypes(requests)).toEqual(expected);
});

test.each<[string, readonly string[] | null, boolean]>([
  ['Lorry 20 ft', null, true],
  ['Lorry 20 ft', ['Freezer 20 ft', 'LORRY 20 ft'], true],
  ['Lorry 20 ft', ['Freezer 20 ft'], false],
  ['Lorry 20 ft', [], false],
])('%s among %j: %s', (type, requested, expected) => {
  expect(isRequestedType(type, requested)).toBe(expected);
});

const need = (temperature: CargoNeed['temperature'], ...types: string[]): CargoNeed => ({ temperature, types });
test.each<[what: string, type: string, temperature: CargoNeed['temperature'], needs: CargoNeed[], isCold: boolean]>([
  ['no cooled cargo', 'Lorry', 'ambient', [], true],
  ['cargo of the same temperature', 'Freezer', 'frozen', [need('frozen')], true],
  ['cargo that may be warmer', 'Freezer', 'frozen', [need('chilled')], true],
  ['cargo that must be colder', 'Reefer', 'chilled', [need('frozen')], false],
  ['cooled cargo without cooling', 'Lorry', 'ambient', [need('chilled')], false],
  ['cargo whose shipper requested the type', 'Lorry', 'ambient', [need('chilled', 'Van', 'LORRY')], true],
  ['cargo whose shipper requested another type', 'Lorry', 'ambient', [need('chilled', 'Van')], false],
  ['one of two cargos', 'Reefer', 'chilled', [need('chilled'), need('frozen')], false],
])('a vehicle for %s', (_, type, temperature, needs, isCold) => {
  expect(isColdEnough(type, temperature, needs)).toBe(isCold);
});

test('uncooled types come first, in order', () => {
  const types = (['frozen', 'ambient', 'chilled', 'ambient'] as const).map((temperature, id) => ({ id, temperature }));
  expect(sortByTemperature(types).map(({ id }) => id)).toEqual([1, 3, 2, 0]);
});
