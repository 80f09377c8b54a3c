import fc from 'fast-check';
import { ORGANIZATION_TYPES, type Rule } from 'shared-contracts/values/identity/access';
import {
  canWriteSettings,
  organizationActions,
  toCode,
  toUniqueCode,
  findTransition,
  STATUS_TRANSITIONS,
  type Status,
  listCreatableTypes,
} from './organization.rules.ts';

const STATUSES: Status[] = [0, 1, 2];

test('lets a 5PL create all other types, and others all types', () => {
  expect(listCreatableTypes('5pl')).toEqual(['4pl', '3pl', '2pl', '1pl', 'fleetOwner']);
  for (const creator of [null, ...ORGANIZATION_TYPES.filter((type) => type !== '5pl')])
    expect(listCreatableTypes(creator)).toEqual(['5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner']);
});

test('allows three status transitions', () => {
  const transitions = STATUSES.flatMap((from) => STATUSES.map((to) => findTransition(from, to)?.event)).filter(Boolean);
  expect(transitions).toEqual(['accept', 'block', 'activate']);
});

const root = { role: 'root', organizationType: '5pl', rules: [], organizationId: 'ours' } as const;
test.each<[Status, boolean, string, string]>([
  [0, false, 'other', 'edit accept decline'],
  [1, false, 'other', 'edit delete block'],
  [2, true, 'other', 'edit delete activate merge'],
  [1, true, 'ours', 'edit merge'],
  [2, false, 'ours', 'edit activate'],
])('offers root, with status %s and change %s, on %s: %s', (status, hasChange, id, actions) => {
  expect(organizationActions(root, { id, status, hasChange }).join(' ')).toBe(actions);
});

test('offers transitions from the current status to root only', () => {
  const organization = fc.record({
    id: fc.constantFrom('ours', 'other'),
    status: fc.constantFrom(...STATUSES),
    hasChange: fc.boolean(),
  });
  fc.assert(
    fc.property(
      organization,
      fc.constantFrom('root', 'admin', 'user'),
      fc.constantFrom(...ORGANIZATION_TYPES),
      (state, role, organizationType) => {
        const rules = [
          { model: 'organizations', rule: 'write' },
          { model: 'organizationOwner', rule: 'write' },
        ] as const;
        const actions = organizationActions({ role, organizationType, rules, organizationId: 'ours' }, state);
        if (role !== 'root') expect(actions).toEqual(state.id === 'ours' ? ['edit'] : []);
        for (const { event, from } of STATUS_TRANSITIONS) if (actions.includes(event)) expect(state.status).toBe(from);
        if (state.id === 'ours') expect(actions).not.toEqual(expect.arrayContaining(['block']));
      },
    ),
  );
});

test.each<[Rule['model'], Rule['rule'], boolean]>([
  ['organizationOwner', 'write', true],
  ['organizationOwner', 'read', false],
  ['organizations', 'write', false],
])('a user with %s %s can write settings: %s', (model, rule, expected) => {
  expect(canWriteSettings({ role: 'user', organizationType: '1pl', rules: [{ model, rule }] })).toBe(expected);
});

test.each([
  ['Northern Star (Pvt) Ltd', 'NORTHERNSTAR'],
  ['Hill Country Carriers', 'HILLCOUNTRY'],
  ['Énergie & Fret SARL', 'ENERGIEFRET'],
  ['සමාගම', 'ORG'],
  ['  ', 'ORG'],
  ['Ltd', 'ORG'],
  ['Transcontinental', 'TRANSCONTINE'],
  ['3M', '3M'],
])('derives from %s the code %s', (name, code) => {
  expect(toCode(name)).toBe(code);
});

test('derives short, plain and unique codes from any name', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 20 }), (names) => {
      const existing: string[] = [];
      for (const name of names) {
        const code = toUniqueCode(toCode(name), existing);
        expect(code).toMatch(/^[A-Z0-9]{1,14}$/);
        expect(existing).not.toContain(code);
        existing.push(code);
      }
    }),
  );
});
