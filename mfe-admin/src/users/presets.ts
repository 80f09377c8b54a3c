import { ACTIONS, type Action, type Model, MODELS, type Rule } from 'shared-contracts/values/access';

const on = (models: readonly Model[], ...actions: Action[]): Rule[] =>
  models.flatMap((model) => actions.map((rule) => ({ model, rule })));

const NETWORK: Model[] = ['contact', 'location', 'partner', 'operation', 'contract', 'cargo', 'orderType'];
const INSIGHT: Model[] = ['dashboard', 'report'];
/** Who runs people and organizations: nobody's by a preset but everything's. */
const RUNS: readonly Model[] = ['user', 'organizations', 'organizationOwner'];

/** What people of an office usually may do: a beginning, to be changed rule by rule. */
export const PRESETS = {
  viewer: on(
    MODELS.filter((model) => !RUNS.includes(model)),
    'read',
  ),
  planner: [
    ...on(['order'], ...ACTIONS),
    ...on(['trip', 'route', 'routeZone'], 'read', 'write'),
    ...on([...NETWORK, ...INSIGHT, 'vehicle', 'driver', 'geo'], 'read'),
  ],
  approver: [...on(['order', 'trip'], 'read', 'write'), ...on([...NETWORK, ...INSIGHT], 'read')],
  finance: [
    ...on(['contract', 'orderBillApprove', 'tripBillApprove'], 'read', 'write'),
    ...on(['order', 'trip', 'partner', 'contact', 'operation', ...INSIGHT], 'read'),
  ],
  fleet: [
    ...on(['vehicle', 'driver'], ...ACTIONS),
    ...on(['shareVehicle', 'trip', 'route', 'routeZone'], 'read', 'write'),
    ...on(['geo', 'contact', 'location', 'partner', ...INSIGHT], 'read'),
  ],
  everything: on(MODELS, ...ACTIONS),
} satisfies Record<string, Rule[]>;

export type Preset = keyof typeof PRESETS;
