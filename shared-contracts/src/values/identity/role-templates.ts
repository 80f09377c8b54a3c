import { ACTIONS, type Action, type Model, MODELS, type Rule } from './access.ts';

const rulesFor = (models: readonly Model[], ...actions: Action[]): Rule[] =>
  models.flatMap((model) => actions.map((rule) => ({ model, rule })));

const NETWORK: Model[] = ['contact', 'location', 'partner', 'operation', 'contract', 'cargo', 'orderType'];
const INSIGHT: Model[] = ['dashboard', 'report'];
/** No role includes user and organization administration. */
const ADMIN_MODELS: readonly Model[] = ['user', 'organizations', 'organizationOwner'];

/** The rules that the people of a freight office need for their work, to start from. */
export const ROLE_TEMPLATES = {
  planner: [
    ...rulesFor(['order'], ...ACTIONS),
    ...rulesFor(['trip', 'route', 'routeZone'], 'read', 'write'),
    ...rulesFor([...NETWORK, ...INSIGHT, 'vehicle', 'driver', 'geo'], 'read'),
  ],
  approver: [...rulesFor(['order', 'trip'], 'read', 'write'), ...rulesFor([...NETWORK, ...INSIGHT], 'read')],
  dispatcher: [
    ...rulesFor(['trip', 'vehicle', 'driver'], ...ACTIONS),
    ...rulesFor(['order', 'shareVehicle', 'route', 'routeZone'], 'read', 'write'),
    ...rulesFor(['geo', 'contact', 'location', 'partner', 'operation', 'cargo', ...INSIGHT], 'read'),
  ],
  billing: [
    ...rulesFor(['contract', 'orderBillApprove', 'tripBillApprove'], 'read', 'write'),
    ...rulesFor(['order', 'trip', 'partner', 'contact', 'operation', ...INSIGHT], 'read'),
  ],
  reader: rulesFor(
    MODELS.filter((model) => !ADMIN_MODELS.includes(model)),
    'read',
  ),
  /** Own trips need no rule; these rules also show vehicles and their positions. */
  driver: rulesFor(['trip', 'vehicle', 'geo'], 'read'),
} satisfies Record<string, Rule[]>;
