import {
  ACTIONS,
  MODELS,
  ORGANIZATION_TYPES,
  ROLES,
  type AccessSubject,
  type Model,
  type OrganizationType,
} from '../values/identity/access.ts';

/** `reads`: one of these models. `calls`: the calls that only this screen needs. */
type Screen = {
  path: string;
  reads?: Model | readonly Model[];
  types?: readonly OrganizationType[];
  rootOnly?: true;
  /** For admins with write access to any of these. */
  adminWrites?: Model;
  calls?: readonly string[];
};

/**
 * Every screen of the two specifications that belongs to an area, and root's screens, with the access each requires.
 * Manifests and routes are tested against it.
 */
export const SCREENS: readonly Screen[] = [
  { path: '/organizations', reads: 'organizations', calls: ['GET organizations'] },
  { path: '/partners', calls: ['GET partners'] },
  { path: '/users', reads: 'user', calls: ['GET users'] },
  { path: '/api-keys', adminWrites: 'organizationOwner', calls: ['GET api-keys'] },
  { path: '/single-sign-on', adminWrites: 'organizationOwner', calls: ['GET identity-providers'] },
  { path: '/webhooks', adminWrites: 'organizationOwner', calls: ['GET webhooks'] },
  { path: '/edi-messages', reads: 'order', calls: ['GET edi/messages'] },
  { path: '/edi-partners', adminWrites: 'organizationOwner', calls: ['GET edi/partners'] },
  { path: '/retention', adminWrites: 'organizationOwner', calls: ['GET retention'] },
  { path: '/audit', adminWrites: 'organizationOwner', calls: ['GET audit', 'GET audit/api-keys'] },
  { path: '/countries', rootOnly: true },
  { path: '/currencies', rootOnly: true },
  { path: '/outbox', rootOnly: true, calls: ['GET mails', 'GET jobs'] },
  {
    path: '/releases',
    rootOnly: true,
    calls: [
      'GET releases',
      'GET releases/choices',
      'GET releases/in-force',
      'GET releases/failures',
      'GET releases/violations',
      'GET releases/changes',
      'GET releases/faults/{kind}',
    ],
  },
  { path: '/vehicles-dictionaries', calls: ['GET vehicles/brands', 'GET vehicles/service-intervals'] },
  { path: '/vehicles', reads: 'vehicle', calls: ['GET vehicles', 'GET vehicles/draft'] },
  { path: '/vehicle/:id', reads: 'vehicle', calls: ['GET vehicles/{id}'] },
  { path: '/vehicle/:id/tracking', reads: 'vehicle', calls: ['GET telemetry/device/{id}/position'] },
  { path: '/vehicles/:id/edit', reads: 'vehicle', calls: ['GET vehicles/{id}'] },
  { path: '/vehicles/drafted/:id/edit', reads: 'vehicle', calls: ['GET vehicles/draft/{id}'] },
  { path: '/vehicles/new', reads: 'vehicle' },
  { path: '/alerts', reads: 'vehicle', calls: ['GET alerts', 'GET alerts/{id}'] },
  { path: '/alerts/rules', reads: 'vehicle', calls: ['GET alerts/rules', 'GET alerts/rules/{kind}'] },
  {
    path: '/inspections',
    reads: 'vehicle',
    calls: ['GET inspections', 'GET inspections/{id}', 'GET inspections/checklist'],
  },
  { path: '/work-orders', reads: 'vehicle', calls: ['GET work-orders'] },
  { path: '/work-orders/:id', reads: 'vehicle', calls: ['GET work-orders/{id}', 'GET work-orders/{id}/timeline'] },
  { path: '/vehicles-schedule', reads: 'vehicle', types: ['fleetOwner', '2pl'], calls: ['GET vehicles/schedule'] },
  { path: '/vehicles-monitoring', reads: 'vehicle', calls: ['GET telemetry/devices'] },
  {
    path: '/refused-devices',
    reads: 'vehicle',
    calls: ['GET telemetry/refused-devices', 'GET telemetry/refused-devices/{id}'],
  },
  { path: '/drivers', reads: 'vehicle', types: ['fleetOwner'] },
  { path: '/drivers/new', reads: 'vehicle', types: ['fleetOwner'] },
  { path: '/drivers/:id/edit', reads: 'vehicle', types: ['fleetOwner'] },
  { path: '/driver-scorecards', reads: 'vehicle', calls: ['GET v2/trips/driver-scorecards'] },
  { path: '/driver-scorecards/:id', reads: 'vehicle', calls: ['GET v2/trips/drivers/{id}/scorecard'] },
  { path: '/contacts', reads: 'contact', calls: ['GET contacts/{id}', 'GET contacts/{id}/timeline'] },
  {
    path: '/locations',
    reads: 'location',
    types: ['4pl', '3pl', '1pl', 'fleetOwner'],
    calls: ['GET locations/{id}', 'GET locations/{id}/timeline'],
  },
  { path: '/gates', reads: 'location', types: ['4pl', '3pl', '1pl'] },
  {
    path: '/operations',
    reads: 'operation',
    calls: ['GET operations/{id}', 'GET operations/{id}/timeline', 'GET operations/people'],
  },
  {
    path: '/bills',
    reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'],
    calls: [
      'GET bills',
      'GET bills/counts',
      'GET bills/totals',
      'GET bills/documents/export',
      'GET invoices/{id}/payments',
    ],
  },
  {
    path: '/billing-periods',
    reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'],
    calls: ['GET billing-periods', 'GET billing-periods/{id}'],
  },
  {
    path: '/invoices',
    reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'],
    calls: ['GET invoices', 'GET invoices/{id}', 'GET invoices/{id}/export', 'GET invoices/{id}/payments'],
  },
  {
    path: '/carrier-invoices',
    reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'],
    calls: ['GET carrier-invoices'],
  },
  {
    path: '/carrier-invoices/:id',
    reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'],
    calls: [
      'GET carrier-invoices/{id}',
      'GET carrier-invoices/{id}/timeline',
      'GET carrier-invoices/{id}/document',
      'GET carrier-invoices/{id}/subjects',
    ],
  },
  {
    path: '/aging',
    reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'],
    calls: ['GET aging'],
  },
  {
    path: '/statements',
    reads: ['order', 'orderBillApprove', 'trip', 'tripBillApprove'],
    calls: ['GET statements', 'GET statements/export', 'GET statements/excel'],
  },
  { path: '/accruals', reads: ['orderBillApprove', 'tripBillApprove'], calls: ['GET accrual-runs'] },
  {
    path: '/accruals/:id',
    reads: ['orderBillApprove', 'tripBillApprove'],
    calls: ['GET accrual-runs/{id}', 'GET accruals'],
  },
  { path: '/exchange-rates', reads: ['orderBillApprove', 'tripBillApprove'], calls: ['GET exchange-rates'] },
  {
    path: '/reminders',
    reads: ['orderBillApprove', 'tripBillApprove'],
    calls: ['GET reminders', 'GET reminder-settings', 'GET reminder-pauses'],
  },
  { path: '/journal', reads: ['orderBillApprove', 'tripBillApprove'], calls: ['GET journal-runs'] },
  {
    path: '/journal/accounts',
    reads: ['orderBillApprove', 'tripBillApprove'],
    calls: ['GET ledger-accounts', 'GET journal-settings'],
  },
  { path: '/contracts', reads: 'contract' },
  { path: '/contracts/new', reads: 'contract' },
  { path: '/contracts/:id', reads: 'contract', calls: ['GET contracts/{id}'] },
  { path: '/contracts/:id/edit', reads: 'contract', calls: ['GET contracts/{id}'] },
  { path: '/order-types', reads: 'orderType' },
  { path: '/order-templates', reads: 'order', calls: ['GET order-templates'] },
  { path: '/order-templates/:id/edit', reads: 'order', calls: ['GET order-templates/{id}'] },
  {
    path: '/recurring-orders',
    reads: 'order',
    calls: ['GET recurring-orders', 'GET recurring-orders/{id}', 'GET recurring-orders/holidays'],
  },
  { path: '/tenders', reads: 'order', calls: ['GET tender-offers', 'GET tender-offers/{id}'] },
  { path: '/orders', reads: 'order', calls: ['GET orders/v2'] },
  { path: '/orders/:id', reads: 'order', calls: ['GET orders/{id}'] },
  { path: '/orders/:id/edit', reads: 'order', calls: ['GET orders/{id}'] },
  { path: '/order/new', reads: 'order' },
  { path: '/cargos', reads: 'cargo', calls: ['GET cargos/{id}', 'GET cargos/{id}/timeline'] },
  { path: '/trips', reads: 'trip', calls: ['GET trips'] },
  { path: '/trips/:id', reads: 'trip', calls: ['GET trips/{id}'] },
  { path: '/trips/:id/manifest', reads: 'trip', calls: ['GET trips/{id}/manifest'] },
  { path: '/trips/:id/loading-plan', reads: 'trip', calls: ['GET trips/{id}/loading-plan'] },
  { path: '/trips/planning', reads: 'trip' },
  { path: '/trips/new', reads: 'trip' },
  { path: '/trips/:id/edit', reads: 'trip', calls: ['GET trips/{id}'] },
  {
    path: '/control-tower',
    reads: 'trip',
    calls: [
      'GET control-tower/exceptions',
      'GET control-tower/exceptions/{id}',
      'GET control-tower/exceptions/counts',
      'GET control-tower/exceptions/owners',
    ],
  },
  { path: '/driving', reads: 'trip', calls: ['GET trips/mine', 'GET trips/driver-moves'] },
  { path: '/driving/:id', reads: 'trip', calls: ['GET trips/mine', 'GET trips/driver-moves'] },
  { path: '/reports', reads: 'report' },
  { path: '/routes-zones', reads: 'routeZone' },
  { path: '/routes', reads: 'route' },
  {
    path: '/dashboards',
    reads: 'dashboard',
    calls: ['GET dashboards/counters', 'GET dashboards/cost-revenue', 'GET dashboards/scorecard'],
  },
  {
    path: '/epc',
    reads: 'trip',
    types: ['4pl', '3pl'],
    calls: [
      'GET v1/organizations/epc',
      'GET v1/organizations/epc/buyer',
      'GET v1/organizations/epc/ledger',
      'GET v1/organizations/epc/purchases',
      'GET v1/organizations/epc/usage',
    ],
  },
  { path: '/epc-purchases', rootOnly: true, calls: ['GET v1/epc/purchases', 'GET v1/epc/settings'] },
];

/** The access rules of the specification, implemented independently of the code under test. */
export function canOpenScreen(
  { reads, types, rootOnly, adminWrites }: Screen,
  { role, organizationType, rules }: AccessSubject,
): boolean {
  if (role === 'root') return true;
  if (rootOnly) return false;
  if (adminWrites)
    return role === 'admin' && rules.some(({ model, rule }) => model === adminWrites && rule === 'write');
  if (types && !types.includes(organizationType)) return false;
  if (!reads || organizationType === '3pl' || organizationType === '4pl') return true;
  return rules.some(({ model, rule }) => [reads].flat().includes(model) && rule === 'read');
}

/** Every role in every type of organization with no rule, one rule, or all but one. */
export const ACCESS_SUBJECTS: readonly AccessSubject[] = ROLES.flatMap((role) =>
  ORGANIZATION_TYPES.flatMap((organizationType) => {
    const allRules = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));
    const ruleSets = [
      [],
      allRules,
      ...allRules.map((rule) => [rule]),
      ...MODELS.map((model) => allRules.filter((rule) => rule.model !== model)),
    ];
    return ruleSets.map((rules): AccessSubject => ({ role, organizationType, rules }));
  }),
);
