import type { AreaSlots } from 'shared-ui/area';

export default {
  'home.waiting/organization-reviews': () => import('../organizations/waiting-slot.tsx'),
  'home.waiting/partner-requests': () => import('../partners/waiting-slot.tsx'),
} satisfies AreaSlots;
