import type { AreaRoutes } from 'shared-ui/area';

export default {
  pages: {
    '/vehicles': () => import('../vehicles/list/vehicles-page.tsx'),
    '/vehicles/new': () => import('../vehicles/form/vehicle-new-page.tsx'),
    '/vehicles/:id/edit': () => import('../vehicles/form/vehicle-edit-page.tsx'),
    '/vehicles/drafted/:id/edit': () => import('../vehicles/form/draft-edit-page.tsx'),
    '/vehicle/:id': () => import('../vehicles/detail/vehicle-page.tsx'),
    '/vehicle/:id/tracking': () => import('../tracking-setup/setup-page.tsx'),
    '/vehicles-monitoring': () => import('../monitoring/monitoring-page.tsx'),
    '/refused-devices': () => import('../devices/devices-page.tsx'),
    '/alerts/rules': () => import('../alerts/alert-rules-page.tsx'),
    '/alerts': () => import('../alerts/alerts-page.tsx'),
    '/inspections': () => import('../maintenance/inspections/inspections-page.tsx'),
    '/work-orders': () => import('../maintenance/work-orders/work-orders-page.tsx'),
    '/work-orders/:id': () => import('../maintenance/work-orders/work-order-page.tsx'),
    '/vehicles-schedule': () => import('../schedule/schedule-page.tsx'),
    '/drivers': () => import('../drivers/drivers-page.tsx'),
    '/drivers/new': () => import('../drivers/driver-new-page.tsx'),
    '/drivers/:id/edit': () => import('../drivers/driver-edit-page.tsx'),
    '/driver-scorecards': () => import('../driver-scorecards/scorecards-page.tsx'),
    '/driver-scorecards/:id': () => import('../driver-scorecards/scorecard-page.tsx'),
    '/vehicles-dictionaries': () => import('../dictionaries/dictionaries-page.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
