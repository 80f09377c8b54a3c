import {
  asks,
  confirms,
  enter,
  enterSomeAddress,
  has,
  press,
  shows,
  type Step,
  tells,
  toStep,
  turnTo,
} from './opening.ts';

/** People who are there for one look: whoever has a one-time password, and nobody. */
export const NEWCOMER = 'newcomer';
export const NOBODY = 'nobody';

/** Ids that only the portal knows: of an order that waits for approval, and of one that is saved. */
export type Known = { waiting: string; saved: string };

export type Screen = {
  name: string;
  path: string | ((known: Known) => string);
  /** All there: what is looked for are the data's words or parts of the page, so that it is the same in every language. */
  isThere: Step;
  /** Opened there. */
  open?: readonly Step[];
};

const field = has('main input');
const title = has('main h1');
const steps = has('main form nav');
/** Every row of the page; on a phone what may be done to them is in a menu. */
const chooseAll: Step = (page, say) => page.getByRole('checkbox', { name: say('ui.list.selectAll') }).click();
const chosen: Step = (page, say) => page.getByRole('group', { name: say('ui.list.selection') }).waitFor();
const toSeveral =
  (id: string): Step =>
  async (page, say) => {
    await chosen(page, say);
    const menu = page
      .getByRole('group', { name: say('ui.list.selection') })
      .getByRole('button', { name: say('ui.list.actions'), exact: true });
    if (await menu.isVisible()) await menu.click();
    await press(id)(page, say);
  };
const chooseVehicle: Step = (page) => page.locator('main ul li > button').first().click();
/** The order of the first row. */
const followOrder: Step = (page) =>
  page.locator('main a[href^="/orders/"]').filter({ hasText: /^O-\d/ }).first().click();
/** The trip of the first row. */
const followTrip: Step = (page) => page.locator('main a[href^="/trips/"]').filter({ hasText: /^T-\d/ }).first().click();
const followPaper =
  (name: 'manifest' | 'loading-plan'): Step =>
  (page) =>
    page.locator(`main a[href$="/${name}"]`).click();
/** The contract of the first row. */
const followContract: Step = (page) => page.locator('main a[href^="/contracts/"]:not([href$="/new"])').first().click();
const openVersion: Step = (page) => page.locator('main section ol li button').first().click();
const BILL = press('finance.bill.open');
const billed = (act: string): Pick<Screen, 'path' | 'open'> => ({
  path: '/orders?stage=delivered',
  open: [followOrder, BILL, press(`finance.bill.${act}`)],
});
const listed = has('main [aria-busy=false]');
const ACTIONS = press('ui.actions.of');
const SETTINGS = press('shell.organization.title');
const settingsTab = (tab: string): Screen => ({
  name: `settings of the organization, ${tab}`,
  path: '/partners',
  open: [SETTINGS, turnTo(`shell.organization.tab.${tab}`)],
  isThere: asks,
});
const newTab = (tab: string): Screen => ({
  name: `new organization, ${tab}`,
  path: '/organizations?dialog=new',
  open: [turnTo(`admin.organization.section.${tab}`)],
  isThere: asks,
});

/** Every screen, dialog and sheet of the portal, by whoever looks at it. */
export const SCREENS: Record<string, readonly Screen[]> = {
  [NOBODY]: [
    { name: 'sign-in', path: '/login', isThere: field },
    {
      name: 'password of the sign-in',
      path: '/login',
      open: [enter('planner')],
      isThere: has('main input[type=password]'),
    },
    { name: 'registration', path: '/login/registration', isThere: field },
    { name: 'password reset', path: '/login/reset', isThere: field },
    { name: 'tracking link that leads nowhere', path: '/track/nowhere', isThere: title },
    {
      name: 'code of the password reset',
      path: '/login/reset',
      open: [enterSomeAddress],
      isThere: has('main input[autocomplete=one-time-code]'),
    },
  ],
  [NEWCOMER]: [{ name: 'first password', path: '/first-password', isThere: has('main input[type=password]') }],
  approver1: [
    { name: 'home', path: '/', isThere: shows('Ceylon Harvest Exports') },
    { name: 'order', path: ({ waiting }) => `/orders/${waiting}`, isThere: shows('Black tea, paper sack') },
    {
      name: 'rejection of an order',
      path: ({ waiting }) => `/orders/${waiting}`,
      open: [ACTIONS, press('orders.action.reject')],
      isThere: has('[role=dialog] textarea'),
    },
    { name: 'notifications', path: '/', open: [press('shell.bell.title')], isThere: tells(/O-\d{6}/) },
    { name: 'command palette', path: '/orders', open: [press('shell.palette.title')], isThere: has('[role=option]') },
    { name: 'user menu', path: '/orders', open: [press('shell.nav.userMenu')], isThere: tells('approver1@') },
    { name: 'screen that is not there', path: '/nowhere', isThere: title },
  ],
  planner: [
    { name: 'list of orders', path: '/orders', isThere: shows(/O-\d{6}/) },
    { name: 'filters of orders', path: '/orders', open: [press('ui.list.filters')], isThere: asks },
    { name: 'delayed orders', path: '/orders?view=delayed', isThere: shows(/O-\d{6}/) },
    ...['3pl', 'demurrage', 'archive'].map((view): Screen => ({
      name: `orders, ${view}`,
      path: `/orders?view=${view}`,
      isThere: title,
    })),
    {
      name: 'change of an order’s stage',
      path: '/orders?stage=saved',
      open: [ACTIONS, press('orders.action.changeStage')],
      isThere: has('[role=dialog] select'),
    },
    {
      name: 'cancellation of an order',
      path: '/orders?stage=saved',
      open: [ACTIONS, press('orders.action.cancel')],
      isThere: has('[role=dialog] textarea'),
    },
    { name: 'several orders to be sent', path: '/orders?stage=saved', open: [chooseAll], isThere: chosen },
    {
      name: 'one stage for several orders',
      path: '/orders?stage=saved',
      open: [chooseAll, toSeveral('orders.action.changeStage')],
      isThere: has('[role=dialog] select'),
    },
    { name: 'creation of an order', path: '/order/new', isThere: field },
    { name: 'edit of an order', path: ({ saved }) => `/orders/${saved}/edit`, isThere: field },
    {
      name: 'timing of an order',
      path: ({ saved }) => `/orders/${saved}?dialog=timing`,
      isThere: has('[role=dialog] :is(table, p)'),
    },
    {
      name: 'route of an order',
      path: ({ saved }) => `/orders/${saved}?dialog=map`,
      isThere: has('[role=dialog] [role=group]'),
    },
    {
      name: 'deletion of an order',
      path: ({ saved }) => `/orders/${saved}`,
      open: [ACTIONS, press('orders.action.delete')],
      isThere: confirms,
    },
    {
      name: 'reopening of an order',
      path: ({ waiting }) => `/orders/${waiting}?dialog=reopen`,
      isThere: has('[role=dialog] textarea'),
    },
    {
      name: 'cargo of an order that arrived',
      path: ({ waiting }) => `/orders/${waiting}?dialog=delivered`,
      isThere: has('[role=dialog] :is(input, select)'),
    },
    { name: 'tracking links of an order', path: ({ saved }) => `/orders/${saved}?dialog=tracking`, isThere: asks },
    { name: 'bill of an order', path: ({ saved }) => `/orders/${saved}?dialog=bill`, isThere: has('[role=dialog] dl') },
    { name: 'edit of a bill', ...billed('action.edit'), isThere: has('[role=dialog] form') },
    { name: 'submission of a bill', ...billed('action.submit'), isThere: confirms },
    { name: 'bill by e-mail', ...billed('action.sendEmail'), isThere: has('[role=dialog] textarea') },
    { name: 'new document of a bill', ...billed('document.add'), isThere: has('[role=dialog] input[type=file]') },
    {
      name: 'my settings',
      path: '/orders',
      open: [press('shell.nav.userMenu'), press('shell.settings.title')],
      isThere: asks,
    },
    {
      name: 'order that is not there',
      path: '/orders/00000000-0000-4000-8000-000000000000',
      isThere: has('main :is(h1, h2)'),
    },
    { name: 'cargos', path: '/cargos', isThere: shows('TEA-SACK') },
    { name: 'trips of partners', path: '/trips', isThere: shows(/T-\d{6}/) },
    { name: 'contracts that are only read', path: '/contracts', isThere: shows('Hill country feeder') },
  ],
  clerk: [{ name: 'screen without access', path: '/orders', isThere: title }],
  owner: [
    { name: 'order types', path: '/order-types', isThere: shows('Estate collection') },
    { name: 'new order type', path: '/order-types?dialog=new', isThere: asks },
    {
      name: 'deletion of an order type',
      path: '/order-types',
      open: [ACTIONS, press('orders.orderType.deleteVerb')],
      isThere: confirms,
    },
    { name: 'new cargo', path: '/cargos?dialog=new', isThere: asks },
    {
      name: 'cargo',
      path: '/cargos?search=tea-sack',
      open: [ACTIONS, press('orders.goods.info')],
      isThere: has('[role=dialog] dl'),
    },
    { name: 'import of cargos', path: '/cargos?dialog=import', isThere: has('[role=dialog] input[type=file]') },
    { name: 'operations', path: '/operations', isThere: shows('Spice export') },
    {
      name: 'operation',
      path: '/operations?search=spice',
      open: [ACTIONS, press('orders.operation.info')],
      isThere: has('[role=dialog] dl'),
    },
    {
      name: 'edit of an operation',
      path: '/operations?search=spice',
      open: [press('orders.operation.action.edit')],
      isThere: asks,
    },
    { name: 'contacts', path: '/contacts', isThere: shows('planner@harvest.example') },
    { name: 'new contact', path: '/contacts?dialog=new', isThere: asks },
    {
      name: 'edit of a contact',
      path: '/contacts?search=planner',
      open: [press('orders.contact.action.edit')],
      isThere: asks,
    },
    {
      name: 'contact',
      path: '/contacts?search=planner',
      open: [ACTIONS, press('orders.contact.info')],
      isThere: tells(/Tea export/),
    },
    {
      name: 'contact that is needed',
      path: '/contacts?search=planner',
      open: [ACTIONS, press('orders.contact.action.delete')],
      isThere: tells(/Tea export/),
    },
    { name: 'locations', path: '/locations', isThere: shows('Hatton tea factory') },
    { name: 'new location', path: '/locations?dialog=new', isThere: asks },
    {
      name: 'location',
      path: '/locations?search=Hatton',
      open: [ACTIONS, press('orders.location.info')],
      isThere: tells('Hatton tea factory'),
    },
    {
      name: 'deletion of a location',
      path: '/locations?search=Hatton',
      open: [ACTIONS, press('orders.location.action.delete')],
      isThere: has('[role=dialog] ul, [role=alertdialog]'),
    },
    { name: 'route zones', path: '/routes-zones', isThere: shows('Greater Colombo') },
    { name: 'new route zone', path: '/routes-zones?dialog=new', isThere: asks },
    {
      name: 'route zone',
      path: '/routes-zones?search=Estates',
      open: [ACTIONS, press('trips.zone.info')],
      isThere: tells('Estates'),
    },
    {
      name: 'deletion of a route zone',
      path: '/routes-zones?search=Estates',
      open: [ACTIONS, press('trips.zone.action.delete')],
      isThere: confirms,
    },
    { name: 'routes', path: '/routes', isThere: shows('Spices to Galle harbour') },
    { name: 'edit of a route', path: '/routes?search=Spices', open: [press('trips.route.action.edit')], isThere: asks },
    {
      name: 'route',
      path: '/routes?search=Spices',
      open: [ACTIONS, press('trips.route.info')],
      isThere: tells('Ratmalana spice mill'),
    },
    { name: 'partners', path: '/partners', isThere: shows('Serendib Freight Lines') },
    { name: 'addition of a partner', path: '/partners?dialog=add', isThere: asks },
    { name: 'registration of a partner', path: '/partners?dialog=new', isThere: asks },
    { name: 'own partner token', path: '/partners?dialog=token', isThere: asks },
    {
      name: 'partner',
      path: '/partners?search=Serendib',
      open: [press('admin.partner.action.info')],
      isThere: tells('PV 00088431'),
    },
    {
      name: 'blocking of a partner',
      path: '/partners?search=Serendib',
      open: [ACTIONS, press('admin.partner.action.block')],
      isThere: confirms,
    },
    { name: 'contracts', path: '/contracts', isThere: shows('Southern feeder') },
    { name: 'contracts in common', path: '/contracts?view=common', isThere: shows('Island linehaul') },
    { name: 'new contract', path: '/contracts/new', isThere: field },
    {
      name: 'contract with every kind of term',
      path: '/contracts?search=Port%20and',
      open: [followContract],
      isThere: has('main dl dd'),
    },
    {
      name: 'version of a contract',
      path: '/contracts?search=Port%20and',
      open: [followContract, openVersion],
      isThere: tells('Hatton tea factory'),
    },
    {
      name: 'edit of a contract',
      path: '/contracts?search=Port%20and',
      open: [press('finance.contract.action.edit')],
      isThere: has('main section input'),
    },
    {
      name: 'contract that was rejected',
      path: '/contracts?search=Southern',
      open: [followContract],
      isThere: shows('The rate leaves nothing for fuel'),
    },
    {
      name: 'copy of a contract',
      path: '/contracts?search=Port%20and',
      open: [ACTIONS, press('finance.contract.action.copy')],
      isThere: asks,
    },
    {
      name: 'disabling of a contract',
      path: '/contracts?search=Port%20and',
      open: [ACTIONS, press('finance.contract.action.disable')],
      isThere: confirms,
    },
    {
      name: 'contract that is not there',
      path: '/contracts/00000000-0000-4000-8000-000000000000',
      isThere: has('main :is(h1, h2)'),
    },
    { name: 'users', path: '/users', isThere: shows('approver1@harvest.example') },
    { name: 'new user', path: '/users?dialog=new', isThere: asks },
    {
      name: 'rules of a user',
      path: '/users?search=planner',
      open: [press('admin.user.action.edit'), press('admin.user.access')],
      isThere: has('[role=dialog] table input'),
    },
    {
      name: 'blocking of a user',
      path: '/users?search=planner',
      open: [ACTIONS, press('admin.user.action.block')],
      isThere: confirms,
    },
    { name: 'own organization', path: '/organizations', isThere: shows('Ceylon Harvest Exports') },
    ...['organization', 'branding', 'home', 'mail', 'tokens'].map(settingsTab),
  ],
  fleet: [
    { name: 'monitoring of the vehicles', path: '/vehicles-monitoring', isThere: shows('EP LK-9403') },
    {
      name: 'vehicle that is monitored',
      path: '/vehicles-monitoring',
      open: [chooseVehicle, press('fleet.track.custom')],
      isThere: has('main form input'),
    },
    { name: 'schedule of the vehicles', path: '/vehicles-schedule', isThere: shows('EP LK-9403') },
    { name: 'schedule of a month', path: '/vehicles-schedule?view=month', isThere: shows('EP LK-9403') },
    { name: 'unavailability of a vehicle', path: '/vehicles-schedule?dialog=plan', isThere: asks },
    { name: 'vehicles', path: '/vehicles', isThere: shows('EP LK-9403') },
    { name: 'filters of vehicles', path: '/vehicles', open: [press('ui.list.filters')], isThere: asks },
    {
      name: 'vehicles that are shared with others',
      path: '/vehicles?view=given',
      isThere: shows('Serendib Freight Lines'),
    },
    {
      name: 'end of sharing a vehicle',
      path: '/vehicles?view=given&state=current',
      open: [press('fleet.share.unshare')],
      isThere: confirms,
    },
    { name: 'drafts of vehicles', path: '/vehicles?view=drafts', isThere: shows('WP LP-1046') },
    { name: 'what expires of vehicles', path: '/vehicles?view=expiring', isThere: shows('WP JM-2265') },
    {
      name: 'assignment of a driver',
      path: '/vehicles?search=LJ-5290',
      open: [ACTIONS, press('fleet.vehicle.action.assignDriver')],
      isThere: asks,
    },
    {
      name: 'services of a vehicle',
      path: '/vehicles?search=LJ-5290',
      open: [ACTIONS, press('fleet.vehicle.action.services')],
      isThere: asks,
    },
    {
      name: 'sharing of a vehicle',
      path: '/vehicles?search=LJ-5290',
      open: [ACTIONS, press('fleet.vehicle.action.share')],
      isThere: asks,
    },
    {
      name: 'deactivation of a vehicle',
      path: '/vehicles?search=LJ-5290',
      open: [ACTIONS, press('fleet.vehicle.action.deactivate')],
      isThere: confirms,
    },
    {
      name: 'vehicle',
      path: '/vehicles?search=LJ-5290',
      open: [ACTIONS, press('fleet.vehicle.action.info')],
      isThere: shows('MBJ11JV5070030021'),
    },
    {
      name: 'vehicle that is not there',
      path: '/vehicle/00000000-0000-4000-8000-000000000000',
      isThere: has('main :is(h1, h2)'),
    },
    { name: 'creation of a vehicle', path: '/vehicles/new', isThere: steps },
    {
      name: 'cargo parameters of a vehicle',
      path: '/vehicles?search=LG-7719',
      open: [press('fleet.vehicle.action.edit'), toStep(2)],
      isThere: has('main form input[type=checkbox]'),
    },
    {
      name: 'documents of a vehicle',
      path: '/vehicles?search=LG-7719',
      open: [press('fleet.vehicle.action.edit'), toStep(3)],
      isThere: has('main [data-scope=file] img'),
    },
    {
      name: 'edit of a draft of a vehicle',
      path: '/vehicles?view=drafts',
      open: [press('fleet.draft.action.edit')],
      isThere: steps,
    },
    { name: 'vehicle types', path: '/vehicles-dictionaries', isThere: shows('Lorry 14.5 ft') },
    {
      name: 'new vehicle type',
      path: '/vehicles-dictionaries?dialog=new',
      isThere: has('[role=dialog] input[type=radio]'),
    },
    { name: 'vehicle types that fit', path: '/vehicles-dictionaries?dialog=fits', isThere: asks },
    { name: 'service intervals', path: '/vehicles-dictionaries?tab=service-intervals', isThere: shows('Tarpaulin') },
    {
      name: 'edit of a service interval',
      path: '/vehicles-dictionaries?tab=service-intervals&search=Tarpaulin',
      open: [press('fleet.dictionary.edit')],
      isThere: asks,
    },
    {
      name: 'deletion of a service interval',
      path: '/vehicles-dictionaries?tab=service-intervals&search=Tarpaulin',
      open: [ACTIONS, press('fleet.dictionary.delete')],
      isThere: confirms,
    },
    { name: 'drivers', path: '/drivers', isThere: shows('Nimal Gunawardena') },
    {
      name: 'driver',
      path: '/drivers?search=Nimal',
      open: [ACTIONS, press('fleet.driver.info')],
      isThere: has('[role=dialog] dl'),
    },
    {
      name: 'blocking of a driver',
      path: '/drivers?search=Nimal',
      open: [ACTIONS, press('fleet.driver.action.block')],
      isThere: confirms,
    },
    { name: 'creation of a driver', path: '/drivers/new', isThere: field },
    {
      name: 'edit of a driver',
      path: '/drivers?search=Nimal',
      open: [press('fleet.driver.action.edit')],
      isThere: has('main [data-scope=file] img'),
    },
  ],
  carrier: [
    { name: 'home with a contract that waits', path: '/', isThere: has('main a[href^="/contracts/"]') },
    {
      name: 'contracts that wait for a review',
      path: '/contracts?view=partner&waitsForUs=true',
      isThere: shows('Hill country feeder'),
    },
    {
      name: 'review of a contract',
      path: '/contracts?view=partner&waitsForUs=true',
      open: [followContract],
      isThere: shows('19,750.00'),
    },
    {
      name: 'rejection of a contract',
      path: '/contracts?view=partner&waitsForUs=true',
      open: [followContract, ACTIONS, press('finance.contract.action.reject')],
      isThere: has('[role=dialog] textarea'),
    },
  ],
  driver: [
    { name: 'home of a driver', path: '/', isThere: has('main a[href^="/driving/"]') },
    { name: 'trips of a driver', path: '/driving', isThere: shows(/T-\d{6}/) },
    {
      name: 'trip on the driver’s phone',
      path: '/driving',
      open: [(page) => page.locator('main a[href^="/driving/"]').first().click()],
      isThere: has('main a[target=_blank]'),
    },
  ],
  dispatcher: [
    { name: 'dashboards', path: '/dashboards?period=year', isThere: has('main [role=img] svg') },
    {
      name: 'arrangement of the dashboards',
      path: '/dashboards',
      open: [press('finance.dashboards.arrange')],
      isThere: has('[role=dialog] input[type=checkbox]'),
    },
    { name: 'trips', path: '/trips', isThere: shows(/T-\d{6}/) },
    ...['demurrage', 'archive'].map((view): Screen => ({
      name: `trips, ${view}`,
      path: `/trips?view=${view}`,
      isThere: title,
    })),
    { name: 'filters of trips', path: '/trips', open: [press('ui.list.filters')], isThere: asks },
    {
      name: 'several trips to be cancelled',
      path: '/trips?stage=saved',
      open: [chooseAll, toSeveral('trips.action.cancel')],
      isThere: has('[role=dialog] textarea'),
    },
    { name: 'trip on the road', path: '/trips?stage=transit', open: [followTrip], isThere: has('main [role=meter]') },
    {
      name: 'delivery manifest of a trip',
      path: '/trips?stage=transit&type=own',
      open: [followTrip, followPaper('manifest')],
      isThere: has('main a[href^="tel:"]'),
    },
    {
      name: 'loading plan of a trip',
      path: '/trips?stage=transit&type=own',
      open: [followTrip, followPaper('loading-plan')],
      isThere: has('main section h3'),
    },
    {
      name: 'manifest of a trip that is not there',
      path: '/trips/00000000-0000-4000-8000-000000000000/manifest',
      isThere: has('main :is(h1, h2)'),
    },
    {
      name: 'assignment of a vehicle',
      path: '/trips?stage=waitingForTrip&type=own',
      open: [press('trips.action.assignShort')],
      isThere: asks,
    },
    {
      name: 'change of a trip’s stage',
      path: '/trips?stage=saved',
      open: [ACTIONS, press('trips.action.changeStage')],
      isThere: has('[role=dialog] select'),
    },
    {
      name: 'cancellation of a trip',
      path: '/trips?stage=saved',
      open: [ACTIONS, press('trips.action.cancel')],
      isThere: has('[role=dialog] textarea'),
    },
    {
      name: 'completion of a trip by hand',
      path: '/trips?stage=transit&type=own',
      open: [ACTIONS, press('trips.action.completeManually')],
      isThere: has('[role=dialog] textarea'),
    },
    {
      name: 'edit of a trip',
      path: '/trips?stage=saved',
      open: [ACTIONS, press('trips.action.edit')],
      isThere: has('main form li button'),
    },
    {
      name: 'deletion of a trip',
      path: '/trips?stage=saved',
      open: [ACTIONS, press('trips.action.delete')],
      isThere: confirms,
    },
    {
      name: 'new document of a trip',
      path: '/trips?stage=transit&type=own',
      open: [followTrip, press('trips.document.add')],
      isThere: has('[role=dialog] input[type=file]'),
    },
    {
      name: 'trip that is not there',
      path: '/trips/00000000-0000-4000-8000-000000000000',
      isThere: has('main :is(h1, h2)'),
    },
    { name: 'reports', path: '/reports', isThere: has('main section li button') },
    { name: 'report', path: '/reports?name=orderDetail&sort=orderNumber', isThere: shows(/O-\d{6}/) },
    { name: 'report of vehicles', path: '/reports?name=vehicleCompliance', isThere: shows('NP LK-1093') },
    { name: 'settings of a report of a trip', path: '/reports?dialog=settings.pickingSlip', isThere: asks },
    {
      name: 'settings of a configurable report',
      path: '/reports?name=configurableDetail&dialog=settings',
      isThere: asks,
    },
    {
      name: 'bill of a billed trip',
      path: '/trips?stage=billed&type=own',
      open: [followTrip, BILL],
      isThere: has('[role=dialog] dl'),
    },
    { name: 'EPC', path: '/epc', isThere: shows(/T-\d{6}/) },
    {
      name: 'EPC of a day without purchases',
      path: '/epc?period=today&kind=purchased',
      isThere: has('main section h2'),
    },
    { name: 'purchase of credits', path: '/epc?dialog=purchase', isThere: asks },
  ],
  control: [
    { name: 'home of a 4PL', path: '/', isThere: shows(/EPC/) },
    { name: 'orders of partners', path: '/orders?view=partner', isThere: title },
    { name: 'trip by hand', path: '/trips/new', isThere: has('main li input[type=checkbox]') },
    { name: 'no suggested trips yet', path: '/trips/new?how=automatic', isThere: field },
    {
      name: 'planning board',
      path: '/trips/new?how=automatic',
      open: [press('trips.board.suggest')],
      isThere: has('main [data-column^=trip]'),
    },
  ],
  root: [
    { name: 'home of root', path: '/', isThere: shows('Northern Star Traders') },
    { name: 'organizations', path: '/organizations', isThere: shows('Northern Star Traders') },
    {
      name: 'review of a registration',
      path: '/organizations?search=Northern',
      open: [press('admin.organization.action.review')],
      isThere: tells('PV 00280114'),
    },
    {
      name: 'refusal of a registration',
      path: '/organizations?search=Northern',
      open: [press('admin.organization.action.review'), press('admin.organization.decline')],
      isThere: has('[role=dialog] textarea'),
    },
    {
      name: 'review of changes',
      path: '/organizations?search=Ceylon',
      open: [press('admin.organization.action.review')],
      isThere: tells('support@harvest.example'),
    },
    {
      name: 'edit of an organization',
      path: '/organizations?search=Lagoon',
      open: [press('admin.organization.action.edit')],
      isThere: asks,
    },
    {
      name: 'blocking of an organization',
      path: '/organizations?search=Lagoon',
      open: [ACTIONS, press('admin.organization.action.block')],
      isThere: confirms,
    },
    ...['organization', 'branding', 'home', 'mail'].map(newTab),
    { name: 'users of all organizations', path: '/users?search=planner', isThere: shows('Ceylon Harvest Exports') },
    { name: 'countries', path: '/countries', isThere: listed },
    { name: 'new country', path: '/countries?dialog=new', isThere: asks },
    { name: 'currencies', path: '/currencies', isThere: listed },
    { name: 'new currency', path: '/currencies?dialog=new', isThere: asks },
    { name: 'outbox', path: '/outbox', isThere: shows(/newcomer-/) },
    { name: 'mail', path: '/outbox?search=newcomer', open: [press('admin.outbox.read')], isThere: tells(/newcomer-/) },
    { name: 'failed jobs', path: '/outbox?view=jobs', isThere: title },
    { name: 'audit', path: '/audit', isThere: shows(/root/) },
    { name: 'entry of the audit', path: '/audit', open: [press('admin.audit.show')], isThere: has('[role=dialog] dl') },
    { name: 'releases in force', path: '/releases', isThere: shows(/mfe-orders/) },
    {
      name: 'release',
      path: '/releases?view=releases',
      open: [press('admin.releases.show')],
      isThere: has('[role=dialog] dl'),
    },
    {
      name: 'fault of releases',
      path: '/releases?view=failures&dialog=fault.unreachable',
      isThere: has('[role=dialog] strong'),
    },
    { name: 'policy violations', path: '/releases?view=violations', isThere: title },
  ],
};
