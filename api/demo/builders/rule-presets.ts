import { ACTIONS, type Action, type Model, MODELS, type Rule } from 'shared-contracts/values/identity/access';

const on = (models: readonly Model[], ...actions: Action[]): Rule[] =>
  models.flatMap((model) => actions.map((rule) => ({ model, rule })));

const NETWORK: Model[] = ['contact', 'location', 'partner', 'operation', 'contract', 'cargo', 'orderType'];

/** The default rules of freight office staff. */
export const RULE_PRESETS = {
  all: on(MODELS, ...ACTIONS),
  readOnly: on(MODELS, 'read'),
  none: [],
  planner: [
    ...on(['order'], 'read', 'write', 'delete'),
    ...on(NETWORK, 'read'),
    ...on(['trip', 'vehicle', 'dashboard'], 'read'),
  ],
  approver: [...on(['order'], 'read', 'write'), ...on(NETWORK, 'read')],
  dispatcher: [
    ...on(['trip', 'order', 'vehicle', 'driver', 'routeZone', 'route'], 'read', 'write'),
    ...on([...NETWORK, 'dashboard', 'report'], 'read'),
  ],
  /** Vehicles and the network, but no orders. */
  withoutOrders: on(['vehicle', 'contact', 'location', 'partner'], 'read'),
  driver: on(['trip', 'vehicle'], 'read'),
} satisfies Record<string, Rule[]>;

export type RulePreset = keyof typeof RULE_PRESETS;
