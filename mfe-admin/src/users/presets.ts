import { ACTIONS, MODELS } from 'shared-contracts/values/identity/access';
import { ROLE_TEMPLATES } from 'shared-contracts/values/identity/role-templates';

/** Presets of the table of rules: a role, or everything for another administrator. */
export const PRESETS = {
  ...ROLE_TEMPLATES,
  everything: MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule }))),
};

export type Preset = keyof typeof PRESETS;
