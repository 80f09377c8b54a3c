import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

export const approverScreens: readonly Screen[] = [
  { name: 'home', path: '/', ready: steps.showsText('Ceylon Harvest Exports') },
  {
    name: 'order',
    path: ({ pendingOrderId }) => `/orders/${pendingOrderId}`,
    ready: steps.showsText('Black tea, paper sack'),
  },
  {
    name: 'rejecting an order',
    path: ({ pendingOrderId }) => `/orders/${pendingOrderId}`,
    open: [steps.openActions, steps.click('orders.action.reject')],
    ready: steps.showsElement('[role=dialog] textarea'),
  },
  {
    name: 'notifications',
    path: '/',
    open: [steps.click('shell.bell.title')],
    ready: steps.showsDialogText(/O-\d{6}/),
  },
  {
    name: 'command palette',
    path: '/orders',
    open: [steps.click('shell.palette.title')],
    ready: steps.showsElement('[role=option]'),
  },
  {
    name: 'user menu',
    path: '/orders',
    open: [steps.click('shell.nav.userMenu')],
    ready: steps.showsDialogText('approver1@'),
  },
  { name: 'unknown page', path: '/nowhere', ready: steps.showsHeading },
];
