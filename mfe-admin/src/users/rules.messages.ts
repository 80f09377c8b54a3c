import { defineMessages } from 'react-intl';

export const models = defineMessages({
  user: { id: 'admin.user.model.user', defaultMessage: 'Users' },
  organizations: { id: 'admin.user.model.organizations', defaultMessage: 'Organizations' },
  contact: { id: 'admin.user.model.contact', defaultMessage: 'Contacts' },
  location: { id: 'admin.user.model.location', defaultMessage: 'Locations' },
  vehicle: { id: 'admin.user.model.vehicle', defaultMessage: 'Vehicles' },
  shareVehicle: { id: 'admin.user.model.shareVehicle', defaultMessage: 'Vehicle sharing' },
  organizationOwner: { id: 'admin.user.model.organizationOwner', defaultMessage: 'Organization settings' },
  geo: { id: 'admin.user.model.geo', defaultMessage: 'Positions' },
  partner: { id: 'admin.user.model.partner', defaultMessage: 'Partners' },
  operation: { id: 'admin.user.model.operation', defaultMessage: 'Operations' },
  contract: { id: 'admin.user.model.contract', defaultMessage: 'Contracts' },
  orderType: { id: 'admin.user.model.orderType', defaultMessage: 'Order types' },
  cargo: { id: 'admin.user.model.cargo', defaultMessage: 'Cargos' },
  order: { id: 'admin.user.model.order', defaultMessage: 'Orders' },
  orderBillApprove: { id: 'admin.user.model.orderBillApprove', defaultMessage: 'Approval of order bills' },
  trip: { id: 'admin.user.model.trip', defaultMessage: 'Trips' },
  tripBillApprove: { id: 'admin.user.model.tripBillApprove', defaultMessage: 'Approval of trip bills' },
  report: { id: 'admin.user.model.report', defaultMessage: 'Reports' },
  routeZone: { id: 'admin.user.model.routeZone', defaultMessage: 'Route zones' },
  dashboard: { id: 'admin.user.model.dashboard', defaultMessage: 'Dashboards' },
  route: { id: 'admin.user.model.route', defaultMessage: 'Routes' },
  driver: { id: 'admin.user.model.driver', defaultMessage: 'Drivers' },
});

/** Explains what each rule of a model allows. */
export const modelHelp = defineMessages({
  user: {
    id: 'admin.user.unlock.user',
    defaultMessage:
      'Read: the users screen. Write: add users, change them and their rules. Delete: delete users without a history.',
  },
  organizations: {
    id: 'admin.user.unlock.organizations',
    defaultMessage:
      'Read: the organizations screen. Write: add, change, review and block organizations. Delete: delete organizations.',
  },
  contact: {
    id: 'admin.user.unlock.contact',
    defaultMessage: 'Read: the contacts screen. Write: add and change contacts. Delete: delete contacts.',
  },
  location: {
    id: 'admin.user.unlock.location',
    defaultMessage: 'Read: the locations screen. Write: add, change and import locations. Delete: delete locations.',
  },
  vehicle: {
    id: 'admin.user.unlock.vehicle',
    defaultMessage:
      'Read: vehicles, their drivers, the map and the schedule. Write: add and change vehicles. Delete: delete vehicles.',
  },
  shareVehicle: {
    id: 'admin.user.unlock.shareVehicle',
    defaultMessage:
      'Read: vehicles shared with you and by you. Write: share vehicles with partners. Delete: end sharing.',
  },
  organizationOwner: {
    id: 'admin.user.unlock.organizationOwner',
    defaultMessage:
      'Read: the organization’s settings. Write: change its settings, branding, mail server and tokens. Delete: withdraw changes pending review.',
  },
  geo: {
    id: 'admin.user.unlock.geo',
    defaultMessage:
      'Read: positions and tracks of vehicles. Write: change devices and areas on the map. Delete: delete them.',
  },
  partner: {
    id: 'admin.user.unlock.partner',
    defaultMessage:
      'Read: partners and what is shared with them. Write: add, confirm and block partners. Delete: decline requests and end partnerships.',
  },
  operation: {
    id: 'admin.user.unlock.operation',
    defaultMessage: 'Read: the operations screen. Write: add and change operations. Delete: delete operations.',
  },
  contract: {
    id: 'admin.user.unlock.contract',
    defaultMessage:
      'Read: the contracts screen with its rates. Write: add, change and review contracts. Delete: delete contracts.',
  },
  orderType: {
    id: 'admin.user.unlock.orderType',
    defaultMessage: 'Read: the order types screen. Write: add and change order types. Delete: delete order types.',
  },
  cargo: {
    id: 'admin.user.unlock.cargo',
    defaultMessage: 'Read: the cargos screen. Write: add, change and import cargos. Delete: delete cargos.',
  },
  order: {
    id: 'admin.user.unlock.order',
    defaultMessage:
      'Read: the orders screen. Write: create and edit orders and change their stages. Delete: delete orders.',
  },
  orderBillApprove: {
    id: 'admin.user.unlock.orderBillApprove',
    defaultMessage: 'Read: bills of orders. Write: approve bills of orders. Delete: revoke approvals.',
  },
  trip: {
    id: 'admin.user.unlock.trip',
    defaultMessage:
      'Read: the trips screen. Write: create and edit trips and change their stages. Delete: delete trips.',
  },
  tripBillApprove: {
    id: 'admin.user.unlock.tripBillApprove',
    defaultMessage: 'Read: bills of trips. Write: approve bills of trips. Delete: revoke approvals.',
  },
  report: {
    id: 'admin.user.unlock.report',
    defaultMessage: 'Read: the reports screen and its Excel files. Write: save reports. Delete: delete saved reports.',
  },
  routeZone: {
    id: 'admin.user.unlock.routeZone',
    defaultMessage: 'Read: the route zones screen. Write: draw and change route zones. Delete: delete route zones.',
  },
  dashboard: {
    id: 'admin.user.unlock.dashboard',
    defaultMessage: 'Read: the figures of the dashboards. Write: arrange dashboards. Delete: delete dashboards.',
  },
  route: {
    id: 'admin.user.unlock.route',
    defaultMessage: 'Read: the routes screen. Write: draw and change routes. Delete: delete routes.',
  },
  driver: {
    id: 'admin.user.unlock.driver',
    defaultMessage:
      'Read: drivers and their documents. Write: add and change drivers and assign them to vehicles. Delete: delete drivers.',
  },
});

export const groups = defineMessages({
  plan: { id: 'admin.user.group.plan', defaultMessage: 'Plan' },
  fleet: { id: 'admin.user.group.fleet', defaultMessage: 'Fleet' },
  network: { id: 'admin.user.group.network', defaultMessage: 'Network' },
  money: { id: 'admin.user.group.money', defaultMessage: 'Money' },
  insight: { id: 'admin.user.group.insight', defaultMessage: 'Insight' },
  platform: { id: 'admin.user.group.platform', defaultMessage: 'Platform' },
});

export const areaGroup = defineMessages({
  title: { id: 'admin.user.group.areas', defaultMessage: 'Added areas' },
  unknown: {
    id: 'admin.user.unlock.unknownModel',
    defaultMessage: 'No area in use declares this any more. The rules take effect again when one does.',
  },
});

export const ruleNames = defineMessages({
  read: { id: 'admin.user.rule.read', defaultMessage: 'Read' },
  write: { id: 'admin.user.rule.write', defaultMessage: 'Write' },
  delete: { id: 'admin.user.rule.delete', defaultMessage: 'Delete' },
});

export const presets = defineMessages({
  planner: { id: 'admin.user.preset.planner', defaultMessage: 'Planner' },
  approver: { id: 'admin.user.preset.approver', defaultMessage: 'Approver' },
  dispatcher: { id: 'admin.user.preset.dispatcher', defaultMessage: 'Dispatcher' },
  billing: { id: 'admin.user.preset.billing', defaultMessage: 'Billing' },
  reader: { id: 'admin.user.preset.reader', defaultMessage: 'Reader' },
  driver: { id: 'admin.user.preset.driver', defaultMessage: 'Driver' },
  everything: { id: 'admin.user.preset.everything', defaultMessage: 'Everything' },
});

export const editor = defineMessages({
  title: { id: 'admin.user.rules.title', defaultMessage: 'Rules' },
  preset: { id: 'admin.user.rules.preset', defaultMessage: 'Start from' },
  none: { id: 'admin.user.rules.none', defaultMessage: 'None' },
  model: { id: 'admin.user.rules.model', defaultMessage: 'Area' },
  cell: { id: 'admin.user.rules.cell', defaultMessage: '{model}: {rule}' },
  row: { id: 'admin.user.rules.row', defaultMessage: '{model}: all' },
  column: { id: 'admin.user.rules.column', defaultMessage: '{rule}: all' },
  withRead: {
    id: 'admin.user.rules.withRead',
    defaultMessage: 'Write and delete require read, so removing read removes both.',
  },
  ownRules: {
    id: 'admin.user.rules.ownRules',
    defaultMessage: 'These are your own rules. Ask another admin to change them.',
  },
  notHeld: {
    id: 'admin.user.rules.notHeld',
    defaultMessage: 'You can only grant rules you have yourself.',
  },
  readsAll: {
    id: 'admin.user.rules.readsAll',
    defaultMessage: 'Users of 3PL and 4PL organizations can read everything. To write or delete, they need rules.',
  },
  rootPassesAll: {
    id: 'admin.user.rules.rootPassesAll',
    defaultMessage: 'Root passes every check, so these rules have no effect.',
  },
  readsOnly: {
    id: 'admin.user.rules.readsOnly',
    defaultMessage: 'No rules yet: this user can read everything but can’t change anything. Add rules under Access.',
  },
  opensNothing: {
    id: 'admin.user.rules.opensNothing',
    defaultMessage: 'No rules yet: this user can sign in but can’t open most screens. Add rules under Access.',
  },
  count: {
    id: 'admin.user.rules.count',
    defaultMessage: '{count, plural, =0 {No rules} one {# rule} other {# rules}}',
  },
});
