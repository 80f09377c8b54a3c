import fc from 'fast-check';
import { ACTIONS, MODELS, type Model, type Rule } from 'shared-contracts/values/access';
import {
  columnOf,
  holds,
  inOrder,
  isLocked,
  presetOf,
  presetRules,
  rowOf,
  stateOf,
  withRules,
} from './matrix.rules.ts';
import { GROUPS } from './model-groups.ts';
import { PRESETS, type Preset } from './presets.ts';

const rule = (name: string): Rule => {
  const [model, action] = name.split(' ');
  return { model, rule: action } as Rule;
};
const rules = (names: string) => names.split(', ').filter(Boolean).map(rule);
const told = (all: readonly Rule[]) => all.map(({ model, rule: action }) => `${model} ${action}`).join(', ');
const everything = () => true;
const nothing = () => false;
const only = (names: string) => (one: Rule) => holds(rules(names), one);

test.each([
  ['write comes with read', '', 'order write', true, everything, 'order read, order write'],
  ['delete comes with read', '', 'order delete', true, everything, 'order read, order delete'],
  ['read comes alone', '', 'order read', true, everything, 'order read'],
  ['read goes with what needs it', 'order read, order write, trip read', 'order read', false, everything, 'trip read'],
  ['write goes alone', 'order read, order write', 'order write', false, everything, 'order read'],
  ['what may not be given stays away', '', 'order write', true, nothing, ''],
  ['a read that may not be given does not come along', '', 'order write', true, only('order write'), 'order write'],
  ['what is held may go without being held by the giver', 'order read', 'order read', false, nothing, ''],
  ['what was odd before stays as it was', 'order write', 'trip read', true, everything, 'order write, trip read'],
] as const)('%s', (_what, before, changed, on, mayGive, after) => {
  expect(told(withRules(rules(before), rules(changed), on, mayGive))).toBe(after);
});

test.each([
  ['', everything, { checked: false, isLocked: false }],
  ['order read', everything, { checked: 'some', isLocked: false }],
  ['order read, order write, order delete', everything, { checked: true, isLocked: false }],
  ['order read', only('order read'), { checked: true, isLocked: false }],
  ['order read', nothing, { checked: true, isLocked: false }],
  ['', nothing, { checked: false, isLocked: true }],
] as const)('a row with %j is one box: %#', (held, mayGive, state) => {
  expect(stateOf(rules(held), rowOf('order'), mayGive)).toEqual(state);
});

test('a column gives write to every model, each with its read', () => {
  expect(withRules([], columnOf('write'), true, everything)).toEqual(
    inOrder([...columnOf('read'), ...columnOf('write')]),
  );
});

test('every model stands in one group of the menu', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual([...MODELS].toSorted());
});

const NAMES = Object.keys(PRESETS) as Preset[];
test.each(NAMES)('%s never writes what it does not read, and is known again', (name) => {
  const filled = presetRules(name, everything);
  expect(filled.every(({ model }) => holds(filled, { model, rule: 'read' }))).toBe(true);
  expect([filled.length > 0, presetOf(filled, everything), presetOf(filled.toReversed(), everything)]).toEqual([
    true,
    name,
    name,
  ]);
});

test('a preset gives what may be given, and no rules are no preset', () => {
  expect(told(presetRules('everything', only('order read, trip read')))).toBe('order read, trip read');
  expect([presetOf([], nothing), presetOf(rules('order write'), everything)]).toEqual([undefined, undefined]);
  expect(PRESETS.everything).toHaveLength(MODELS.length * ACTIONS.length);
  expect(presetRules('viewer', everything).every((one) => one.rule === 'read' && one.model !== 'user')).toBe(true);
});

// Few models, so that clicks meet each other.
const anyRule = fc.record({
  model: fc.constantFrom<Model>('order', 'trip', 'user'),
  rule: fc.constantFrom(...ACTIONS),
});
const anyRules = fc.array(anyRule, { maxLength: 12 });
type Step = { of: Rule[]; on: boolean };
const anySteps: fc.Arbitrary<Step[]> = fc.array(fc.record({ of: anyRules, on: fc.boolean() }), { maxLength: 8 });

test('whatever is clicked: nothing is given that may not be, nobody writes unseen, each rule stands once', () => {
  fc.assert(
    fc.property(anyRules, anyRules, anySteps, (held, own, steps) => {
      const begun = inOrder(held).filter(({ rule: action }) => action === 'read');
      const mayGive = (one: Rule) => holds(own, one) || holds(begun, one);
      const end = steps.reduce((now, { of, on }) => withRules(now, of, on, mayGive), begun);
      const open = end.every((one) => mayGive(one));
      const seen = end.every(
        ({ model, rule: action }) =>
          action === 'read' || holds(end, { model, rule: 'read' }) || !mayGive({ model, rule: 'read' }),
      );
      return open && seen && told(end) === told(inOrder(end)) && end.every((one) => !isLocked(end, one, mayGive));
    }),
  );
});

test('giving and taking the same leaves nothing of it', () => {
  fc.assert(
    fc.property(
      anyRules,
      anyRules,
      (held, of) =>
        !withRules(withRules(held, of, true, everything), of, false, everything).some((one) => holds(of, one)),
    ),
  );
});
