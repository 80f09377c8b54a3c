import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

const billScreen = (action: string): Pick<Screen, 'path' | 'open'> => ({
  path: '/orders?stage=delivered',
  open: [steps.openFirstOrder, steps.openBill, steps.click(`finance.bill.${action}`)],
});

export const plannerScreens: readonly Screen[] = [
  { name: 'order list', path: '/orders', ready: steps.showsText(/O-\d{6}/) },
  { name: 'order filters', path: '/orders', open: [steps.click('ui.list.filters')], ready: steps.showsDialogField },
  { name: 'delayed orders', path: '/orders?view=delayed', ready: steps.showsText(/O-\d{6}/) },
  ...['3pl', 'demurrage', 'archive'].map((view): Screen => ({
    name: `orders, ${view}`,
    path: `/orders?view=${view}`,
    ready: steps.showsHeading,
  })),
  {
    name: 'changing an order’s stage',
    path: '/orders?stage=saved',
    open: [steps.openActions, steps.click('orders.action.changeStage')],
    ready: steps.showsElement('[role=dialog] select'),
  },
  {
    name: 'cancelling an order',
    path: '/orders?stage=saved',
    open: [steps.openActions, steps.click('orders.action.cancel')],
    ready: steps.showsElement('[role=dialog] textarea'),
  },
  {
    name: 'selection of orders',
    path: '/orders?stage=saved',
    open: [steps.selectAllRows],
    ready: steps.showsSelection,
  },
  {
    name: 'changing the stage of several orders',
    path: '/orders?stage=saved',
    open: [steps.selectAllRows, steps.clickBulkAction('orders.action.changeStage')],
    ready: steps.showsElement('[role=dialog] select'),
  },
  { name: 'new order', path: '/order/new', ready: steps.showsInput },
  { name: 'order templates', path: '/order-templates', ready: steps.showsHeading },
  { name: 'recurring orders', path: '/recurring-orders', ready: steps.showsHeading },
  { name: 'control tower', path: '/control-tower', ready: steps.showsHeading },
  { name: 'tenders', path: '/tenders', ready: steps.showsHeading },
  { name: 'editing an order', path: ({ savedOrderId }) => `/orders/${savedOrderId}/edit`, ready: steps.showsInput },
  {
    name: 'order timing',
    path: ({ savedOrderId }) => `/orders/${savedOrderId}?dialog=timing`,
    ready: steps.showsElement('[role=dialog] :is(table, p)'),
  },
  {
    name: 'order route',
    path: ({ savedOrderId }) => `/orders/${savedOrderId}?dialog=map`,
    ready: steps.showsElement('[role=dialog] [role=group]'),
  },
  {
    name: 'deleting an order',
    path: ({ savedOrderId }) => `/orders/${savedOrderId}`,
    open: [steps.openActions, steps.click('orders.action.delete')],
    ready: steps.showsConfirmDialog,
  },
  {
    name: 'reopening an order',
    path: ({ pendingOrderId }) => `/orders/${pendingOrderId}?dialog=reopen`,
    ready: steps.showsElement('[role=dialog] textarea'),
  },
  {
    name: 'marking cargo as delivered',
    path: ({ pendingOrderId }) => `/orders/${pendingOrderId}?dialog=delivered`,
    ready: steps.showsElement('[role=dialog] :is(input, select)'),
  },
  {
    name: 'order tracking links',
    path: ({ savedOrderId }) => `/orders/${savedOrderId}?dialog=tracking`,
    ready: steps.showsDialogField,
  },
  {
    name: 'order bill',
    path: ({ savedOrderId }) => `/orders/${savedOrderId}?dialog=bill`,
    ready: steps.showsElement('[role=dialog] dl'),
  },
  { name: 'editing a bill', ...billScreen('action.edit'), ready: steps.showsElement('[role=dialog] form') },
  { name: 'submitting a bill', ...billScreen('action.submit'), ready: steps.showsConfirmDialog },
  { name: 'e-mailing a bill', ...billScreen('action.sendEmail'), ready: steps.showsElement('[role=dialog] textarea') },
  {
    name: 'new bill document',
    ...billScreen('document.add'),
    ready: steps.showsElement('[role=dialog] input[type=file]'),
  },
  {
    name: 'my settings',
    path: '/orders',
    open: [steps.click('shell.nav.userMenu'), steps.click('shell.settings.title')],
    ready: steps.showsDialogField,
  },
  {
    name: 'unknown order',
    path: '/orders/00000000-0000-4000-8000-000000000000',
    ready: steps.showsElement('main :is(h1, h2)'),
  },
  { name: 'cargos', path: '/cargos', ready: steps.showsText('TEA-SACK') },
  { name: 'partner trips', path: '/trips', ready: steps.showsText(/T-\d{6}/) },
  { name: 'read-only contracts', path: '/contracts', ready: steps.showsText('Hill country feeder') },
];

export const clerkScreens: readonly Screen[] = [
  { name: 'page without access', path: '/orders', ready: steps.showsHeading },
];
