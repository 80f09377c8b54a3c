import type { AreaSlots } from 'shared-ui/area';

export default {
  'home.waiting/organization-reviews': () => import('../organizations/waiting-slot.tsx'),
  'home.waiting/partner-requests': () => import('../partners/waiting-slot.tsx'),
  'home.side/platform': () => import('../platform-counts/platform-counts-slot.tsx'),
} satisfies AreaSlots;
