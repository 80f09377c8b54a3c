import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

export const controlScreens: readonly Screen[] = [
  { name: '4PL home', path: '/', ready: steps.showsText(/EPC/) },
  { name: 'partner orders', path: '/orders?view=partner', ready: steps.showsHeading },
  { name: 'manual trip', path: '/trips/new', ready: steps.showsElement('main li input[type=checkbox]') },
  { name: 'automatic trips without suggestions', path: '/trips/new?how=automatic', ready: steps.showsInput },
  {
    name: 'planning board',
    path: '/trips/new?how=automatic',
    open: [steps.click('trips.board.suggest')],
    ready: steps.showsElement('main [data-column^=trip]'),
  },
];
