import type { AreaRoutes } from 'shared-ui/area';

export default {
  pages: {
    '/bills': () => import('../bills/list/bills-page.tsx'),
    '/billing-periods': () => import('../invoicing/periods-page.tsx'),
    '/accruals': () => import('../accruals/accrual-runs-page.tsx'),
    '/accruals/:id': () => import('../accruals/accrual-run-page.tsx'),
    '/invoices': () => import('./invoices-page.tsx'),
    '/carrier-invoices': () => import('../invoicing/carrier/carrier-invoices-page.tsx'),
    '/carrier-invoices/:id': () => import('../invoicing/carrier/carrier-invoice-page.tsx'),
    '/aging': () => import('../aging/aging-page.tsx'),
    '/statements': () => import('../statements/statements-page.tsx'),
    '/contracts': () => import('../contracts/list/contracts-page.tsx'),
    '/contracts/new': () => import('../contracts/form/contract-new-page.tsx'),
    '/contracts/:id': () => import('../contracts/detail/contract-page.tsx'),
    '/contracts/:id/edit': () => import('../contracts/form/contract-edit-page.tsx'),
    '/exchange-rates': () => import('../exchange-rates/exchange-rates-page.tsx'),
    '/reminders': () => import('../reminders/reminders-page.tsx'),
    '/journal': () => import('../journal/journal-page.tsx'),
    '/journal/accounts': () => import('../journal/accounts-page.tsx'),
    '/epc': () => import('../epc/epc-page.tsx'),
    '/epc-purchases': () => import('../epc/purchases-page.tsx'),
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
