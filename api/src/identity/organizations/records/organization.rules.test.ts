import fc from 'fast-check';
import { ORGANIZATION_TYPES } from 'shared-contracts/values/access';
import { actionsFor, codeFrom, freeCode, moveOf, MOVES, type Status, typesFor } from './organization.rules.ts';

const STATUSES: Status[] = [0, 1, 2];

test('a 5PL makes all but its own kind, a 4PL first; everybody else makes any, a 5PL first', () => {
  expect(typesFor('5pl')).toEqual(['4pl', '3pl', '2pl', '1pl', 'fleetOwner']);
  for (const maker of [null, ...ORGANIZATION_TYPES.filter((type) => type !== '5pl')])
    expect(typesFor(maker)).toEqual(['5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner']);
});

test('of nine ways from status to status three are moves', () => {
  const ways = STATUSES.flatMap((from) => STATUSES.map((to) => moveOf(from, to)?.event)).filter(Boolean);
  expect(ways).toEqual(['accept', 'block', 'activate']);
});

const root = { role: 'root', organizationType: '5pl', rules: [], organizationId: 'ours' } as const;
test.each<[Status, boolean, string, string]>([
  [0, false, 'other', 'edit accept decline'],
  [1, false, 'other', 'edit delete block'],
  [2, true, 'other', 'edit delete activate merge'],
  [1, true, 'ours', 'edit merge'],
  [2, false, 'ours', 'edit activate'],
])('root may, with status %s, a change %s, of %s: %s', (status, hasChange, id, actions) => {
  expect(actionsFor(root, { id, status, hasChange }).join(' ')).toBe(actions);
});

test('a move is offered exactly where it is one, never to anybody but root', () => {
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
      (one, role, organizationType) => {
        const held = [
          { model: 'organizations', rule: 'write' },
          { model: 'organizationOwner', rule: 'write' },
        ] as const;
        const actions = actionsFor({ role, organizationType, rules: held, organizationId: 'ours' }, one);
        if (role !== 'root') expect(actions).toEqual(one.id === 'ours' ? ['edit'] : []);
        for (const { event, from } of MOVES) if (actions.includes(event)) expect(one.status).toBe(from);
        if (one.id === 'ours') expect(actions).not.toEqual(expect.arrayContaining(['block']));
      },
    ),
  );
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
])('%s has the code %s', (name, code) => {
  expect(codeFrom(name)).toBe(code);
});

test("whatever the name, its code is short, plain and nobody else's", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 20 }), (names) => {
      const taken: string[] = [];
      for (const name of names) {
        const code = freeCode(codeFrom(name), taken);
        expect(code).toMatch(/^[A-Z0-9]{1,14}$/);
        expect(taken).not.toContain(code);
        taken.push(code);
      }
    }),
  );
});
