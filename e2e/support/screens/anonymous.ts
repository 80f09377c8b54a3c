import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

export const anonymousScreens: readonly Screen[] = [
  { name: 'sign-in', path: '/login', ready: steps.showsInput },
  {
    name: 'sign-in password',
    path: '/login',
    open: [steps.submitInput('planner')],
    ready: steps.showsElement('main input[type=password]'),
  },
  { name: 'registration', path: '/login/registration', ready: steps.showsInput },
  { name: 'password reset', path: '/login/reset', ready: steps.showsInput },
  { name: 'unknown invitation', path: '/login/invitation#nowhere', ready: steps.showsElement('main [role=alert]') },
  { name: 'unknown tracking link', path: '/track/nowhere', ready: steps.showsHeading },
  { name: 'unknown live link', path: '/follow/nowhere', ready: steps.showsHeading },
  { name: 'unknown booking link', path: '/slot/nowhere', ready: steps.showsHeading },
  {
    name: 'password reset code',
    path: '/login/reset',
    open: [steps.submitRandomEmail],
    ready: steps.showsElement('main input[autocomplete=one-time-code]'),
  },
];

export const newcomerScreens: readonly Screen[] = [
  { name: 'first password', path: '/first-password', ready: steps.showsElement('main input[type=password]') },
];
