import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

export const driverScreens: readonly Screen[] = [
  { name: 'driver home', path: '/', ready: steps.showsElement('main a[href^="/driving/"]') },
  { name: 'driver trips', path: '/driving', ready: steps.showsText(/T-\d{6}/) },
  {
    name: 'driver trip',
    path: '/driving',
    open: [(page) => page.locator('main a[href^="/driving/"]').first().click()],
    ready: steps.showsElement('main a[target=_blank]'),
  },
];
