import { allows, type Holder } from './access.ts';

const holder = (more: Partial<Holder> = {}): Holder => ({ role: 'user', organizationType: '1pl', rules: [], ...more });
const reader = holder({ rules: [{ model: 'contact', rule: 'read' }] });
const planner = holder({ rules: [{ model: 'order', rule: 'write' }] });

test.each([
  ['nothing is demanded', holder(), {}, true],
  ['the rule is held', reader, { model: 'contact', action: 'read' }, true],
  ['reading is meant when no action is named', reader, { model: 'contact' }, true],
  ['another action', reader, { model: 'contact', action: 'write' }, false],
  ['3pl and 4pl pass every rule', holder({ organizationType: '3pl' }), { model: 'contact', action: 'delete' }, true],
  [
    'but not a demand on the type',
    holder({ organizationType: '3pl' }),
    { model: 'contact', organizationTypes: ['1pl'] },
    false,
  ],
  ['nor on the role', holder({ organizationType: '4pl' }), { roles: ['root'] }, false],
  [
    'root passes all',
    holder({ role: 'root' }),
    { model: 'contact', organizationTypes: ['2pl'], roles: ['admin'] },
    true,
  ],
  ['the first demand of several', reader, { model: 'contact', or: [{ model: 'order', action: 'write' }] }, true],
  ['the other demand of several', planner, { model: 'contact', or: [{ model: 'order', action: 'write' }] }, true],
  [
    'another demand does not share the type of the first',
    planner,
    { model: 'location', organizationTypes: ['4pl'], or: [{ model: 'order', action: 'write' }] },
    true,
  ],
  [
    'none of several',
    reader,
    { model: 'location', or: [{ model: 'order', action: 'write' }, { roles: ['admin'] }] },
    false,
  ],
] satisfies [string, Holder, Parameters<typeof allows>[1], boolean][])('%s', (_name, who, access, allowed) => {
  expect(allows(who, access)).toBe(allowed);
});
