import type { AreaRoutes } from 'shared-ui/area';

export default {
  pages: {
    '/orders': () => import('../orders/list/orders-page.tsx'),
    '/orders/:id': () => import('../orders/detail/order-page.tsx'),
    '/orders/:id/edit': () => import('./order-edit-page.tsx'),
    '/order/new': () => import('./order-new-page.tsx'),
    '/order-templates': () => import('../orders/templates/templates-page.tsx'),
    '/order-templates/:id/edit': () => import('./template-edit-page.tsx'),
    '/recurring-orders': () => import('../recurring/recurring-page.tsx'),
    '/order-types': () => import('../order-types/order-types-page.tsx'),
    '/tenders': () => import('../orders/tender/received-offers-page.tsx'),
    '/cargos': () => import('../cargos/cargos-page.tsx'),
    '/contacts': () => import('../contacts/contacts-page.tsx'),
    '/locations': () => import('../locations/locations-page.tsx'),
    '/gates': () => import('../gates/gates-page.tsx'),
    '/operations': () => import('../operations/operations-page.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
