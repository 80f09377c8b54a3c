import type { AreaRoutes } from 'shared-ui/area';

const preparation = () => import('../preparation/preparation-page.tsx');

export default {
  pages: {
    '/contracts': preparation,
    '/epc': () => import('../epc/epc-page.tsx'),
    '/dashboards': preparation,
    '/reports': preparation,
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
