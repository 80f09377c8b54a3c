import { ACTIONS, type Action, type Model, MODELS, type Rule } from 'shared-contracts/values/identity/access';

const rulesFor = (models: readonly Model[], ...actions: Action[]): Rule[] =>
  models.flatMap((model) => actions.map((rule) => ({ model, rule })));

const NETWORK: Model[] = ['contact', 'location', 'partner', 'operation', 'contract', 'cargo', 'orderType'];
const INSIGHT: Model[] = ['dashboard', 'report'];
/** Only the preset `everything` includes user and organization administration. */
const ADMIN_MODELS: readonly Model[] = ['user', 'organizations', 'organizationOwner'];

/** Typical sets of rules to start from. */
export const PRESETS = {
  viewer: rulesFor(
    MODELS.filter((model) => !ADMIN_MODELS.includes(model)),
    'read',
  ),
  planner: [
    ...rulesFor(['order'], ...ACTIONS),
    ...rulesFor(['trip', 'route', 'routeZone'], 'read', 'write'),
    ...rulesFor([...NETWORK, ...INSIGHT, 'vehicle', 'driver', 'geo'], 'read'),
  ],
  approver: [...rulesFor(['order', 'trip'], 'read', 'write'), ...rulesFor([...NETWORK, ...INSIGHT], 'read')],
  finance: [
    ...rulesFor(['contract', 'orderBillApprove', 'tripBillApprove'], 'read', 'write'),
    ...rulesFor(['order', 'trip', 'partner', 'contact', 'operation', ...INSIGHT], 'read'),
  ],
  fleet: [
    ...rulesFor(['vehicle', 'driver'], ...ACTIONS),
    ...rulesFor(['shareVehicle', 'trip', 'route', 'routeZone'], 'read', 'write'),
    ...rulesFor(['geo', 'contact', 'location', 'partner', ...INSIGHT], 'read'),
  ],
  everything: rulesFor(MODELS, ...ACTIONS),
} satisfies Record<string, Rule[]>;

export type Preset = keyof typeof PRESETS;
