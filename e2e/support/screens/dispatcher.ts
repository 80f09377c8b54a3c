import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

export const dispatcherScreens: readonly Screen[] = [
  { name: 'dashboards', path: '/dashboards?period=year', ready: steps.showsElement('main [role=img] svg') },
  {
    name: 'arranging dashboards',
    path: '/dashboards',
    open: [steps.click('finance.dashboards.arrange')],
    ready: steps.showsElement('[role=dialog] input[type=checkbox]'),
  },
  { name: 'trips', path: '/trips', ready: steps.showsText(/T-\d{6}/) },
  ...['demurrage', 'archive'].map((view): Screen => ({
    name: `trips, ${view}`,
    path: `/trips?view=${view}`,
    ready: steps.showsHeading,
  })),
  { name: 'planning desk', path: '/trips/planning', ready: steps.showsHeading },
  { name: 'trip filters', path: '/trips', open: [steps.click('ui.list.filters')], ready: steps.showsDialogField },
  {
    name: 'cancelling several trips',
    path: '/trips?stage=saved',
    open: [steps.selectAllRows, steps.clickBulkAction('trips.action.cancel')],
    ready: steps.showsElement('[role=dialog] textarea'),
  },
  {
    name: 'trip in transit',
    path: '/trips?stage=transit',
    open: [steps.openFirstTrip],
    ready: steps.showsElement('main [role=meter]'),
  },
  {
    name: 'delivery manifest',
    path: '/trips?stage=transit&type=own',
    open: [steps.openFirstTrip, steps.openLoadDocument('manifest')],
    ready: steps.showsElement('main a[href^="tel:"]'),
  },
  {
    name: 'loading plan',
    path: '/trips?stage=transit&type=own',
    open: [steps.openFirstTrip, steps.openLoadDocument('loading-plan')],
    ready: steps.showsElement('main section h3'),
  },
  {
    name: 'manifest of an unknown trip',
    path: '/trips/00000000-0000-4000-8000-000000000000/manifest',
    ready: steps.showsElement('main :is(h1, h2)'),
  },
  {
    name: 'assigning a vehicle',
    path: '/trips?stage=waitingForTrip&type=own',
    open: [steps.click('trips.action.assignShort')],
    ready: steps.showsDialogField,
  },
  {
    name: 'changing a trip’s stage',
    path: '/trips?stage=saved',
    open: [steps.openActions, steps.click('trips.action.changeStage')],
    ready: steps.showsElement('[role=dialog] select'),
  },
  {
    name: 'cancelling a trip',
    path: '/trips?stage=saved',
    open: [steps.openActions, steps.click('trips.action.cancel')],
    ready: steps.showsElement('[role=dialog] textarea'),
  },
  {
    name: 'completing a trip manually',
    path: '/trips?stage=transit&type=own',
    open: [steps.openActions, steps.click('trips.action.completeManually')],
    ready: steps.showsElement('[role=dialog] textarea'),
  },
  {
    name: 'editing a trip',
    path: '/trips?stage=saved',
    open: [steps.openActions, steps.click('trips.action.edit')],
    ready: steps.showsElement('main form li button'),
  },
  {
    name: 'deleting a trip',
    path: '/trips?stage=saved',
    open: [steps.openActions, steps.click('trips.action.delete')],
    ready: steps.showsConfirmDialog,
  },
  {
    name: 'new trip document',
    path: '/trips?stage=transit&type=own',
    open: [steps.openFirstTrip, steps.click('trips.document.add')],
    ready: steps.showsElement('[role=dialog] input[type=file]'),
  },
  {
    name: 'unknown trip',
    path: '/trips/00000000-0000-4000-8000-000000000000',
    ready: steps.showsElement('main :is(h1, h2)'),
  },
  { name: 'reports', path: '/reports', ready: steps.showsElement('main section li button') },
  { name: 'report', path: '/reports?name=orderDetail&sort=orderNumber', ready: steps.showsText(/O-\d{6}/) },
  { name: 'vehicle report', path: '/reports?name=vehicleCompliance', ready: steps.showsText('NP LK-1093') },
  { name: 'trip report settings', path: '/reports?dialog=settings.pickingSlip', ready: steps.showsDialogField },
  {
    name: 'configurable report settings',
    path: '/reports?name=configurableDetail&dialog=settings',
    ready: steps.showsDialogField,
  },
  {
    name: 'bill of a billed trip',
    path: '/trips?stage=billed&type=own',
    open: [steps.openFirstTrip, steps.openBill],
    ready: steps.showsElement('[role=dialog] dl'),
  },
  { name: 'EPC', path: '/epc', ready: steps.showsText(/T-\d{6}/) },
  {
    name: 'EPC without purchases',
    path: '/epc?period=today&kind=purchased',
    ready: steps.showsElement('main section h2'),
  },
  { name: 'purchasing EPCs', path: '/epc?dialog=purchase', ready: steps.showsDialogField },
];
