import { ACTIONS, MODELS } from 'shared-contracts/values/identity/access';
import { ROLE_TEMPLATES } from 'shared-contracts/values/identity/role-templates';

/** What the table of rules can be filled with: a role, or everything for another administrator. */
export const PRESETS = {
  ...ROLE_TEMPLATES,
  everything: MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule }))),
};

export type Preset = keyof typeof PRESETS;
