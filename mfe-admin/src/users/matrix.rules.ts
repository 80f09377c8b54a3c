import { ACTIONS, MODELS, type Action, type Model, type Rule } from 'shared-contracts/values/identity/access';
import { PRESETS, type Preset } from './presets.ts';

type Rules = readonly Rule[];
/** Whether the caller may grant a rule to this user. */
export type CanGrant = (rule: Rule) => boolean;

const isSameRule = (a: Rule, b: Rule) => a.model === b.model && a.rule === b.rule;
export const hasRule = (rules: Rules, rule: Rule) => rules.some((candidate) => isSameRule(candidate, rule));

/** In the order of the specification. */
const ALL_RULES: Rules = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));
/** Sorts and removes duplicates, so that equal sets of rules become equal lists. */
export const normalizeRules = (rules: Rules): Rule[] => ALL_RULES.filter((rule) => hasRule(rules, rule));

export const isSameSet = (a: Rules, b: Rules) =>
  JSON.stringify(normalizeRules(a)) === JSON.stringify(normalizeRules(b));

/** Write and delete require it. */
const readRuleOf = ({ model }: Rule): Rule => ({ model, rule: 'read' });

function grantRules(rules: Rules, added: Rules, canGrant: CanGrant): Rule[] {
  const granted = added
    .filter((rule) => !hasRule(rules, rule) && canGrant(rule))
    .flatMap((rule) => [rule, readRuleOf(rule)].filter(canGrant));
  return normalizeRules([...rules, ...granted]);
}

function revokeRules(rules: Rules, revoked: Rules): Rule[] {
  const isRevoked = (rule: Rule) => hasRule(revoked, rule);
  return normalizeRules(rules.filter((rule) => !isRevoked(rule) && !isRevoked(readRuleOf(rule))));
}

/**
 * Adds the grantable rules together with the read that each requires, or removes rules together with those that
 * require them.
 */
export const toggleRules = (rules: Rules, changed: Rules, isOn: boolean, canGrant: CanGrant): Rule[] =>
  isOn ? grantRules(rules, changed, canGrant) : revokeRules(rules, changed);

/** A rule that the user has can always be removed. */
export const isLocked = (rules: Rules, rule: Rule, canGrant: CanGrant) => !hasRule(rules, rule) && !canGrant(rule);

/** Computes the state of a row's or column's checkbox from the rules in it that can be changed. */
export function checkboxState(
  rules: Rules,
  group: Rules,
  canGrant: CanGrant,
): { checked: boolean | 'indeterminate'; isLocked: boolean } {
  const changeable = group.filter((rule) => !isLocked(rules, rule, canGrant));
  const count = changeable.filter((rule) => hasRule(rules, rule)).length;
  return { checked: count > 0 && (count === changeable.length || 'indeterminate'), isLocked: changeable.length === 0 };
}

export const rulesOfModel = (model: Model): Rule[] => ACTIONS.map((rule) => ({ model, rule }));
export const rulesOfAction = (rule: Action): Rule[] => MODELS.map((model) => ({ model, rule }));

/** Returns the rules of a preset that the caller can grant. */
export const rulesOfPreset = (preset: Preset, canGrant: CanGrant): Rule[] =>
  normalizeRules(PRESETS[preset].filter(canGrant));

const PRESET_NAMES = Object.keys(PRESETS) as Preset[];
/** Returns the first preset whose grantable rules equal these rules. */
export const findPreset = (rules: Rules, canGrant: CanGrant): Preset | undefined =>
  rules.length === 0
    ? undefined
    : PRESET_NAMES.find(
        (name) => JSON.stringify(rulesOfPreset(name, canGrant)) === JSON.stringify(normalizeRules(rules)),
      );
