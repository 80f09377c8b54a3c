import type { AreaRoutes } from 'shared-ui/area';

/**
 * The shell's pages; `frame` wraps every page of a signed-in user. The build reads the keys, so that the server can
 * preload what a page needs.
 */
const routes = {
  pages: {
    '/login': () => import('../sign-in/login/sign-in-page.tsx'),
    '/login/sso': () => import('../sign-in/sso/signed-on-page.tsx'),
    '/login/invitation': () => import('../sign-in/invitation/invitation-page.tsx'),
    '/login/registration': () => import('../sign-in/registration/registration-page.tsx'),
    '/login/reset': () => import('../sign-in/password/reset-page.tsx'),
    '/track/:token': () => import('../tracking/tracking-page.tsx'),
    '/follow/:token': () => import('../tracking/live-vehicle-page.tsx'),
    '/slot/:token': () => import('../slot-booking/slot-booking-page.tsx'),
    '/first-password': () => import('../sign-in/password/first-password-page.tsx'),
    '/second-factor': () => import('../sign-in/second-factor/enrolment-page.tsx'),
    '/': () => import('../home/home-page.tsx'),
    frame: () => import('../layout/frame.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  } satisfies AreaRoutes['messages'],
};
export default routes;
