import type { AreaRoutes } from 'shared-ui/area';

export default {
  pages: {
    '/organizations': () => import('../organizations/organizations-page.tsx'),
    '/users': () => import('../users/users-page.tsx'),
    '/api-keys': () => import('../users/api-keys/api-keys-page.tsx'),
    '/single-sign-on': () => import('../users/single-sign-on/single-sign-on-page.tsx'),
    '/webhooks': () => import('../webhooks/webhooks-page.tsx'),
    '/edi-messages': () => import('../edi/edi-messages-page.tsx'),
    '/edi-partners': () => import('../edi/partners/edi-partners-page.tsx'),
    '/retention': () => import('../retention/retention-page.tsx'),
    '/partners': () => import('../partners/partners-page.tsx'),
    '/countries': () => import('../lookups/countries-page.tsx'),
    '/currencies': () => import('../lookups/currencies-page.tsx'),
    '/audit': () => import('../audit/audit-page.tsx'),
    '/outbox': () => import('../outbox/outbox-page.tsx'),
    '/releases': () => import('../releases/releases-page.tsx'),
  },
  messages: {
    it: () => import('../../locales/it.json'),
    fr: () => import('../../locales/fr.json'),
    sp: () => import('../../locales/sp.json'),
    sin: () => import('../../locales/sin.json'),
  },
} satisfies AreaRoutes;
