import {
  ACTIONS,
  isAreaRule,
  isBuiltInRule,
  MODELS,
  type Action,
  type AreaModel,
  type GrantedRule,
  type Model,
  type Rule,
} from 'shared-contracts/values/identity/access';
import { PRESETS, type Preset } from './presets.ts';

type Rules = readonly GrantedRule[];
/** Whether the caller may grant a rule to this user. */
export type CanGrant = (rule: GrantedRule) => boolean;

const isSameRule = (a: GrantedRule, b: GrantedRule) => a.model === b.model && a.rule === b.rule;
export const hasRule = (rules: Rules, rule: GrantedRule) => rules.some((candidate) => isSameRule(candidate, rule));

/** In the order of the specification. */
const ALL_RULES: readonly Rule[] = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));
/** In the order of the table and without duplicates. */
export const builtInRules = (rules: Rules): Rule[] => ALL_RULES.filter((rule) => hasRule(rules, rule));

/** The models of areas that the rules name, also those that no area declares any more. */
export const areaModelsOf = (rules: Rules): AreaModel[] =>
  [...new Set(rules.filter(isAreaRule).map(({ model }) => model))].toSorted();

/** Sorts and removes duplicates, so that equal sets of rules become equal lists. */
export const normalizeRules = (rules: Rules): GrantedRule[] => [
  ...builtInRules(rules),
  ...areaModelsOf(rules)
    .flatMap(rulesOfModel)
    .filter((rule) => hasRule(rules, rule)),
];

/** Templates and presets say nothing about the models of areas. */
export const isSameSet = (a: Rules, b: Rules) => JSON.stringify(builtInRules(a)) === JSON.stringify(builtInRules(b));

/** Replaces the rules for the portal's own models by those of a template. */
export const applyTemplate = (rules: Rules, template: Rules): GrantedRule[] =>
  normalizeRules([...template.filter(isBuiltInRule), ...rules.filter(isAreaRule)]);

/** Write and delete require it. */
const readRuleOf = ({ model }: GrantedRule): GrantedRule => ({ model, rule: 'read' });

function grantRules(rules: Rules, added: Rules, canGrant: CanGrant): GrantedRule[] {
  const granted = added
    .filter((rule) => !hasRule(rules, rule) && canGrant(rule))
    .flatMap((rule) => [rule, readRuleOf(rule)].filter(canGrant));
  return normalizeRules([...rules, ...granted]);
}

function revokeRules(rules: Rules, revoked: Rules): GrantedRule[] {
  const isRevoked = (rule: GrantedRule) => hasRule(revoked, rule);
  return normalizeRules(rules.filter((rule) => !isRevoked(rule) && !isRevoked(readRuleOf(rule))));
}

/**
 * Adds the grantable rules together with the read that each requires, or removes rules together with those that
 * require them.
 */
export const toggleRules = (rules: Rules, changed: Rules, isOn: boolean, canGrant: CanGrant): GrantedRule[] =>
  isOn ? grantRules(rules, changed, canGrant) : revokeRules(rules, changed);

/** A rule that the user has can always be removed. */
export const isLocked = (rules: Rules, rule: GrantedRule, canGrant: CanGrant) =>
  !hasRule(rules, rule) && !canGrant(rule);

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

export function rulesOfModel(model: Model | AreaModel): GrantedRule[] {
  return ACTIONS.map((rule) => ({ model, rule }));
}
export const rulesOfAction = (rule: Action, areaModels: readonly AreaModel[] = []): GrantedRule[] =>
  [...MODELS, ...areaModels].map((model) => ({ model, rule }));

/** Returns the rules of a preset that the caller can grant. */
export const rulesOfPreset = (preset: Preset, canGrant: CanGrant): Rule[] =>
  builtInRules(PRESETS[preset].filter(canGrant));

const PRESET_NAMES = Object.keys(PRESETS) as Preset[];
/** Returns the first preset whose grantable rules equal these rules. */
export const findPreset = (rules: Rules, canGrant: CanGrant): Preset | undefined =>
  rules.length === 0 ? undefined : PRESET_NAMES.find((name) => isSameSet(rulesOfPreset(name, canGrant), rules));
