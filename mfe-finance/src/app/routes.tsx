import type { AreaRoutes } from 'shared-ui/area';

export default {
  pages: {
    '/contracts': () => import('../contracts/contracts-page.tsx'),
    '/contracts/new': () => import('../contracts/contract-new-page.tsx'),
    '/contracts/:id': () => import('../contracts/contract-page.tsx'),
    '/contracts/:id/edit': () => import('../contracts/contract-edit-page.tsx'),
    '/epc': () => import('../epc/epc-page.tsx'),
    '/dashboards': () => import('../dashboards/dashboards-page.tsx'),
    '/reports': () => import('../reports/reports-page.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
