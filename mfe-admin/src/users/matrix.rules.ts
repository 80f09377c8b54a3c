import { ACTIONS, MODELS, type Action, type Model, type Rule } from 'shared-contracts/values/access';
import { PRESETS, type Preset } from './presets.ts';

type Rules = readonly Rule[];
/** Whether a rule may be given to this user by whoever looks. */
export type MayGive = (rule: Rule) => boolean;

const isSame = (one: Rule, other: Rule) => one.model === other.model && one.rule === other.rule;
export const holds = (rules: Rules, rule: Rule) => rules.some((held) => isSame(held, rule));

/** Every rule there is, in the order of the specification. */
const EVERY: Rules = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));
/** Each once, in that order: the same rules are the same list. */
export const inOrder = (rules: Rules): Rule[] => EVERY.filter((rule) => holds(rules, rule));

/** Whoever writes or deletes must see what. */
const needed = ({ model, rule }: Rule): Rule[] => (rule === 'read' ? [] : [{ model, rule: 'read' }]);

function given(rules: Rules, wanted: Rules, mayGive: MayGive): Rule[] {
  const open = wanted.filter((rule) => holds(rules, rule) || mayGive(rule));
  const more = open.filter((rule) => !holds(rules, rule)).flatMap((rule) => [rule, ...needed(rule).filter(mayGive)]);
  return inOrder([...rules, ...more]);
}

const taken = (rules: Rules, unwanted: Rules): Rule[] =>
  inOrder(rules.filter((rule) => !holds(unwanted, rule) && !needed(rule).some((seen) => holds(unwanted, seen))));

/** Gives the rules as far as they may be given, each with the read it needs, or takes them away, each read with what needs it. */
export const withRules = (rules: Rules, changed: Rules, on: boolean, mayGive: MayGive): Rule[] =>
  on ? given(rules, changed, mayGive) : taken(rules, changed);

/** What is there may always be taken away. */
export const isLocked = (rules: Rules, rule: Rule, mayGive: MayGive) => !holds(rules, rule) && !mayGive(rule);

/** A column or a row as one box, over what can be changed in it: nothing can: it is locked. */
export function stateOf(rules: Rules, of: Rules, mayGive: MayGive): { checked: boolean | 'some'; isLocked: boolean } {
  const open = of.filter((rule) => !isLocked(rules, rule, mayGive));
  const held = open.filter((rule) => holds(rules, rule)).length;
  return { checked: held > 0 && (held === open.length || 'some'), isLocked: open.length === 0 };
}

export const rowOf = (model: Model): Rule[] => ACTIONS.map((rule) => ({ model, rule }));
export const columnOf = (rule: Action): Rule[] => MODELS.map((model) => ({ model, rule }));

/** A preset as far as it may be given. */
export const presetRules = (preset: Preset, mayGive: MayGive): Rule[] => inOrder(PRESETS[preset].filter(mayGive));

const NAMES = Object.keys(PRESETS) as Preset[];
/** The preset that these rules are, as far as it may be given; of several the first. */
export const presetOf = (rules: Rules, mayGive: MayGive): Preset | undefined =>
  rules.length === 0
    ? undefined
    : NAMES.find((name) => JSON.stringify(presetRules(name, mayGive)) === JSON.stringify(inOrder(rules)));
