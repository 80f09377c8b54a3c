import type { AreaRoutes } from 'shared-ui/area';

/** The shell's own pages; `frame` surrounds every page of a signed-in user. The build reads the keys, so the server can tell what each page needs first. */
const routes = {
  pages: {
    '/login': () => import('../sign-in/sign-in-page.tsx'),
    '/login/registration': () => import('../sign-in/registration-page.tsx'),
    '/login/reset': () => import('../sign-in/reset-page.tsx'),
    '/track/:token': () => import('../tracking/tracking-page.tsx'),
    '/first-password': () => import('../sign-in/first-password-page.tsx'),
    '/': () => import('../home/home-page.tsx'),
    frame: () => import('../navigation/frame.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  } satisfies AreaRoutes['messages'],
};
export default routes;
