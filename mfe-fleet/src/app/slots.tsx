import type { AreaSlots } from 'shared-ui/area';

export default {
  'home.waiting/expiring': () => import('../vehicles/waiting-slot.tsx'),
} satisfies AreaSlots;
