import fc from 'fast-check';
import { ACTIONS, MODELS, type GrantedRule, type Model, type Rule } from 'shared-contracts/values/identity/access';
import {
  rulesOfAction,
  hasRule,
  isSameSet,
  normalizeRules,
  isLocked,
  findPreset,
  rulesOfPreset,
  rulesOfModel,
  checkboxState,
  toggleRules,
} from './matrix.rules.ts';
import { MODEL_GROUPS } from './model-groups.ts';
import { PRESETS, type Preset } from './presets.ts';

const rule = (name: string): Rule => {
  const [model, action] = name.split(' ');
  return { model, rule: action } as Rule;
};
const rules = (names: string) => names.split(', ').filter(Boolean).map(rule);
const toText = (all: readonly GrantedRule[]) => all.map(({ model, rule: action }) => `${model} ${action}`).join(', ');
const anything = () => true;
const nothing = () => false;
const only = (names: string) => (candidate: GrantedRule) => hasRule(rules(names), candidate);

test.each([
  ['write adds read', '', 'order write', true, anything, 'order read, order write'],
  ['delete adds read', '', 'order delete', true, anything, 'order read, order delete'],
  ['read adds nothing else', '', 'order read', true, anything, 'order read'],
  [
    'removing read removes what requires it',
    'order read, order write, trip read',
    'order read',
    false,
    anything,
    'trip read',
  ],
  ['removing write keeps read', 'order read, order write', 'order write', false, anything, 'order read'],
  ['a rule that cannot be granted is not added', '', 'order write', true, nothing, ''],
  ['a read that cannot be granted is not added', '', 'order write', true, only('order write'), 'order write'],
  ['a rule that cannot be granted adds no read', '', 'order write', true, only('order read'), ''],
  ['a rule that the user has adds nothing', 'order write', 'order write', true, anything, 'order write'],
  ['a rule can be removed without being grantable', 'order read', 'order read', false, nothing, ''],
  ['an existing write without read is kept', 'order write', 'trip read', true, anything, 'order write, trip read'],
] as const)('%s', (_case, before, changed, isOn, canGrant, after) => {
  expect(toText(toggleRules(rules(before), rules(changed), isOn, canGrant))).toBe(after);
});

test.each([
  ['', anything, { checked: false, isLocked: false }],
  ['order read', anything, { checked: 'indeterminate', isLocked: false }],
  ['order read, order write, order delete', anything, { checked: true, isLocked: false }],
  ['order read', only('order read'), { checked: true, isLocked: false }],
  ['order read', nothing, { checked: true, isLocked: false }],
  ['', nothing, { checked: false, isLocked: true }],
] as const)('computes the checkbox of a row with %j: %#', (names, canGrant, state) => {
  expect(checkboxState(rules(names), rulesOfModel('order'), canGrant)).toEqual(state);
});

test('grants write and read for all models in a column', () => {
  expect(toggleRules([], rulesOfAction('write'), true, anything)).toEqual(
    normalizeRules([...rulesOfAction('read'), ...rulesOfAction('write')]),
  );
});

test('lists the rules of a row and of a column', () => {
  expect(toText(rulesOfModel('order'))).toBe('order read, order write, order delete');
  expect(toText(rulesOfAction('write'))).toBe(MODELS.map((model) => `${model} write`).join(', '));
});

test('puts every model in one menu group', () => {
  expect(Object.values(MODEL_GROUPS).flat().toSorted()).toEqual([...MODELS].toSorted());
});

const NAMES = Object.keys(PRESETS) as Preset[];
test.each(NAMES)('recognizes preset %s, which has read for every write', (name) => {
  const filled = rulesOfPreset(name, anything);
  expect(filled.every(({ model }) => hasRule(filled, { model, rule: 'read' }))).toBe(true);
  expect([filled.length > 0, findPreset(filled, anything), findPreset(filled.toReversed(), anything)]).toEqual([
    true,
    name,
    name,
  ]);
});

test('limits a preset to grantable rules and matches no preset without rules', () => {
  expect(toText(rulesOfPreset('everything', only('order read, trip read')))).toBe('order read, trip read');
  expect([findPreset([], nothing), findPreset(rules('order write'), anything)]).toEqual([undefined, undefined]);
  expect(PRESETS.everything).toHaveLength(MODELS.length * ACTIONS.length);
  expect(
    rulesOfPreset('reader', anything).every((candidate) => candidate.rule === 'read' && candidate.model !== 'user'),
  ).toBe(true);
});

// Few models, so that random clicks affect each other.
const anyRule = fc.record({
  model: fc.constantFrom<Model>('order', 'trip', 'user'),
  rule: fc.constantFrom(...ACTIONS),
});
const anyRules = fc.array(anyRule, { maxLength: 12 });
type Step = { group: Rule[]; isOn: boolean };
const anySteps: fc.Arbitrary<Step[]> = fc.array(fc.record({ group: anyRules, isOn: fc.boolean() }), { maxLength: 8 });

test('rules stay grantable, complete and unique after any clicks', () => {
  fc.assert(
    fc.property(anyRules, anyRules, anySteps, (granted, grantable, steps) => {
      const initial = normalizeRules(granted).filter(({ rule: action }) => action === 'read');
      const canGrant = (candidate: GrantedRule) => hasRule([...grantable, ...initial], candidate);
      const result = steps.reduce((current, { group, isOn }) => toggleRules(current, group, isOn, canGrant), initial);
      const isComplete = result.every(
        ({ model, rule: action }) =>
          action === 'read' || hasRule(result, { model, rule: 'read' }) || !canGrant({ model, rule: 'read' }),
      );
      const isUnique = toText(result) === toText(normalizeRules(result));
      const isUnlocked = result.every((candidate) => !isLocked(result, candidate, canGrant));
      return result.every(canGrant) && isComplete && isUnique && isUnlocked;
    }),
  );
});

test('leaves none of the rules that were granted and revoked', () => {
  fc.assert(
    fc.property(
      anyRules,
      anyRules,
      (initial, group) =>
        !toggleRules(toggleRules(initial, group, true, anything), group, false, anything).some((candidate) =>
          hasRule(group, candidate),
        ),
    ),
  );
});

test.each([
  ['order read, trip read', 'trip read, order read', true],
  ['order read, order read', 'order read', true],
  ['order read', 'order write', false],
  ['order read', '', false],
  ['', '', true],
])('the rules %j and %j are the same: %s', (one, other, same) => {
  expect(isSameSet(rules(one), rules(other))).toBe(same);
});
