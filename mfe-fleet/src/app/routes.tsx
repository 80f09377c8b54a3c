import type { AreaRoutes } from 'shared-ui/area';

const preparation = () => import('../preparation/preparation-page.tsx');

export default {
  pages: {
    '/vehicles': preparation,
    '/vehicles/new': preparation,
    '/vehicles/:id/edit': preparation,
    '/vehicles/drafted/:id/edit': preparation,
    '/vehicle/:id': preparation,
    '/vehicles-monitoring': preparation,
    '/vehicles-schedule': preparation,
    '/drivers': preparation,
    '/drivers/new': preparation,
    '/drivers/:id/edit': preparation,
    '/vehicles-dictionaries': preparation,
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
