import type { AreaRoutes } from 'shared-ui/area';

export default {
  pages: {
    '/trips': () => import('./trips-page.tsx'),
    '/trips/:id': () => import('../trips/trip-page.tsx'),
    '/trips/planning': () => import('../desk/desk-page.tsx'),
    '/trips/new': () => import('../planning/trip-new-page.tsx'),
    '/trips/:id/edit': () => import('../planning/trip-edit-page.tsx'),
    '/control-tower': () => import('../control-tower/control-tower-page.tsx'),
    '/driving': () => import('../driving/driving-page.tsx'),
    '/driving/:id': () => import('../driving/driver-trip-page.tsx'),
    '/trips/:id/manifest': () => import('../load-documents/manifest-page.tsx'),
    '/trips/:id/loading-plan': () => import('../load-documents/loading-plan-page.tsx'),
    '/routes-zones': () => import('../route-zones/route-zones-page.tsx'),
    '/routes': () => import('../routes/routes-page.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
