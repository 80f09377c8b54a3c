import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

export const carrierScreens: readonly Screen[] = [
  { name: 'home with a contract to review', path: '/', ready: steps.showsElement('main a[href^="/contracts/"]') },
  {
    name: 'contracts to review',
    path: '/contracts?view=partner&waitsForUs=true',
    ready: steps.showsText('Hill country feeder'),
  },
  {
    name: 'reviewing a contract',
    path: '/contracts?view=partner&waitsForUs=true',
    open: [steps.openFirstContract],
    ready: steps.showsText('19,750.00'),
  },
  {
    name: 'rejecting a contract',
    path: '/contracts?view=partner&waitsForUs=true',
    open: [steps.openFirstContract, steps.openActions, steps.click('finance.contract.action.reject')],
    ready: steps.showsElement('[role=dialog] textarea'),
  },
];
