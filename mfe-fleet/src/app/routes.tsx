import type { AreaRoutes } from 'shared-ui/area';

const preparation = () => import('../preparation/preparation-page.tsx');

export default {
  pages: {
    '/vehicles': () => import('../vehicles/vehicles-page.tsx'),
    '/vehicles/new': preparation,
    '/vehicles/:id/edit': preparation,
    '/vehicles/drafted/:id/edit': preparation,
    '/vehicle/:id': () => import('../vehicles/vehicle-page.tsx'),
    '/vehicles-monitoring': preparation,
    '/vehicles-schedule': preparation,
    '/drivers': preparation,
    '/drivers/new': preparation,
    '/drivers/:id/edit': preparation,
    '/vehicles-dictionaries': () => import('../dictionaries/dictionaries-page.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
