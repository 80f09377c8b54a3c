import type { AreaSlots } from 'shared-ui/area';

export default {
  'home.waiting/approvals': () => import('../orders/waiting-slot.tsx'),
} satisfies AreaSlots;
