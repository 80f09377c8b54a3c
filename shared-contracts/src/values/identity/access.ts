/** The models a rule can name, in the order of the specification. */
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

export const MAX_PORTAL_RULES = MODELS.length * ACTIONS.length;
const MAX_AREA_RULES = 300;
/** How many a user can hold. */
export const MAX_RULES = MAX_PORTAL_RULES + MAX_AREA_RULES;

export type Model = (typeof MODELS)[number];
export type Action = (typeof ACTIONS)[number];
export type Role = (typeof ROLES)[number];
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];
export type Rule = { model: Model; rule: Action };
/** A model that an area declares in its own name space, such as `mfe-warehouse.rack`. */
export type AreaModel = `${string}.${string}`;
export type AreaRule = { model: AreaModel; rule: Action };
/** What users hold. Only they can: templates, API keys and identity providers name no models of areas. */
export type GrantedRule = { model: Model | AreaModel; rule: Action };

export const isAreaModel = (model: string): model is AreaModel => model.includes('.');
export const isAreaRule = (rule: GrantedRule): rule is AreaRule => isAreaModel(rule.model);
export const isBuiltInRule = (rule: GrantedRule): rule is Rule => !isAreaRule(rule);

/** The access that a route, menu entry, button or call requires. Empty: any signed-in user. */
export type Access = {
  model?: Model | AreaModel;
  action?: Action;
  organizationTypes?: readonly OrganizationType[];
  roles?: readonly Role[];
  /** Alternatives: meeting any one of them is enough. */
  or?: readonly Access[];
};

/** The part of the user info that access depends on. */
export type AccessSubject = {
  role: Role;
  organizationType: OrganizationType;
  rules: readonly GrantedRule[];
  /** Set for an API key: it reads only what its rules name. */
  apiKeyId?: string;
};

/** 3PL and 4PL organizations move freight for others. Their users read everything without rules. */
export const FORWARDER_TYPES: readonly OrganizationType[] = ['3pl', '4pl'];

/** Whether the user holds the rule, and so may grant it to others. Root holds every rule. */
export const holdsRule = (
  { role, rules }: Pick<AccessSubject, 'role' | 'rules'>,
  { model, rule }: GrantedRule,
): boolean => role === 'root' || rules.some((granted) => granted.model === model && granted.rule === rule);

const readsWithoutRules = ({ organizationType, apiKeyId }: AccessSubject, action: Action) =>
  action === 'read' && apiKeyId === undefined && FORWARDER_TYPES.includes(organizationType);

const meetsRule = (subject: AccessSubject, { model, action = 'read' }: Access) =>
  !model || readsWithoutRules(subject, action) || holdsRule(subject, { model, rule: action });

/** The one permission check, used by the API's guard, the menu, the route guard and every button. */
export function hasAccess(subject: AccessSubject, access: Access): boolean {
  if (subject.role === 'root') return true;
  const { organizationTypes, roles, or = [] } = access;
  const isMet =
    (!roles || roles.includes(subject.role)) &&
    (!organizationTypes || organizationTypes.includes(subject.organizationType)) &&
    meetsRule(subject, access);
  return isMet || or.some((alternative) => hasAccess(subject, alternative));
}
