import { validateGates } from './gate.rules.ts';

const ID = '00000000-0000-4000-8000-0000000000a1';
const OTHER = '00000000-0000-4000-8000-0000000000a2';
const HOURS = {
  timeZone: 'Asia/Colombo',
  intervals: [{ weekdays: [1, 2], from: '08:00', to: '17:00' }],
  closedDays: [],
};
const gate = (name: string, changes: { id?: string; openingHours?: typeof HOURS | null } = {}) =>
  ({ name, use: 'both', slotMinutes: 30, capacity: 1, openingHours: null, ...changes }) as const;
const codesOf = (...args: Parameters<typeof validateGates>) =>
  Object.fromEntries(Object.entries(validateGates(...args)).map(([field, { code }]) => [field, code]));

test.each([
  ['hours of the location', [gate('A'), gate('B')], HOURS, {}],
  ['hours of the gate', [gate('A', { openingHours: HOURS })], null, {}],
  ['no hours', [gate('A', { openingHours: HOURS }), gate('B')], null, { 'gates.1.openingHours': 'noOpeningHours' }],
  ['the name of another', [gate('Dock'), gate('B'), gate('dOCK')], HOURS, { 'gates.2.name': 'nameTaken' }],
  ['an id of its location', [gate('A', { id: ID }), gate('B', { id: OTHER.toUpperCase() })], HOURS, {}],
  ['an unknown id', [gate('A', { id: ID.replace('a1', 'b1') })], HOURS, { 'gates.0.id': 'notFound' }],
  ['an id twice', [gate('A', { id: ID }), gate('B', { id: ID })], HOURS, { 'gates.1.id': 'notFound' }],
  [
    'an id twice, in capitals',
    [gate('A', { id: ID }), gate('B', { id: ID.toUpperCase() })],
    HOURS,
    { 'gates.1.id': 'notFound' },
  ],
  [
    'an unknown zone',
    [gate('A', { openingHours: { ...HOURS, timeZone: 'Asia/Nowhere' } })],
    null,
    { 'gates.0.openingHours.timeZone': 'invalid' },
  ],
])('checks gates with %s', (_case, gates, hours, errors) => {
  expect(codesOf(gates, hours, [ID, OTHER])).toEqual(errors);
});

test('formats the error for people', () => {
  const errors = validateGates([gate('A', { id: OTHER }), gate('a')], null, []);
  expect(Object.entries(errors).map(([field, { message }]) => [field, message])).toEqual([
    ['gates.0.id', 'Gate not found'],
    ['gates.0.openingHours', 'Enter the opening hours of the location or the gate'],
    ['gates.1.name', 'Another gate has this name'],
    ['gates.1.openingHours', 'Enter the opening hours of the location or the gate'],
  ]);
});
