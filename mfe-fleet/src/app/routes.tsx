import type { AreaRoutes } from 'shared-ui/area';

const preparation = () => import('../preparation/preparation-page.tsx');

export default {
  pages: {
    '/vehicles': () => import('../vehicles/vehicles-page.tsx'),
    '/vehicles/new': () => import('../vehicles/vehicle-new-page.tsx'),
    '/vehicles/:id/edit': () => import('../vehicles/vehicle-edit-page.tsx'),
    '/vehicles/drafted/:id/edit': () => import('../vehicles/draft-edit-page.tsx'),
    '/vehicle/:id': () => import('../vehicles/vehicle-page.tsx'),
    '/vehicles-monitoring': preparation,
    '/vehicles-schedule': () => import('../schedule/schedule-page.tsx'),
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
