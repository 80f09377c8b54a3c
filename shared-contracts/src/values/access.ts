/** The models a rule can name; the words of the specification, in its order. */
export const MODELS = [
  'user',
  'organizations',
  'contact',
  'location',
  'vehicle',
  'shareVehicle',
  'organizationOwner',
  'geo',
  'partner',
  'operation',
  'contract',
  'orderType',
  'cargo',
  'order',
  'orderBillApprove',
  'trip',
  'tripBillApprove',
  'report',
  'routeZone',
  'dashboard',
  'route',
  'driver',
] as const;
export const ACTIONS = ['read', 'write', 'delete'] as const;
export const ROLES = ['root', 'admin', 'user'] as const;
export const ORGANIZATION_TYPES = ['5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner'] as const;

export type Model = (typeof MODELS)[number];
export type Action = (typeof ACTIONS)[number];
export type Role = (typeof ROLES)[number];
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];
export type Rule = { model: Model; rule: Action };

/** What a route, a menu entry, a button or a call demands. Empty: any signed-in user. */
export type Access = {
  model?: Model;
  action?: Action;
  organizationTypes?: readonly OrganizationType[];
  roles?: readonly Role[];
  /** Any one of these demands serves as well. */
  or?: readonly Access[];
};

/** Who asks: the part of the user info that access depends on. */
export type Holder = { role: Role; organizationType: OrganizationType; rules: readonly Rule[] };

/** Organizations whose people need no rule. */
export const PASSES_EVERY_RULE: readonly OrganizationType[] = ['3pl', '4pl'];

const holdsRule = ({ organizationType, rules }: Holder, { model, action = 'read' }: Access) =>
  !model ||
  PASSES_EVERY_RULE.includes(organizationType) ||
  rules.some((held) => held.model === model && held.rule === action);

/** The one permission check: the API's guard, the menu, the route guard and every button ask it. */
export function allows(holder: Holder, access: Access): boolean {
  if (holder.role === 'root') return true;
  const { organizationTypes, roles, or = [] } = access;
  const meets =
    (!roles || roles.includes(holder.role)) &&
    (!organizationTypes || organizationTypes.includes(holder.organizationType)) &&
    holdsRule(holder, access);
  return meets || or.some((other) => allows(holder, other));
}
