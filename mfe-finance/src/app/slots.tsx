import type { AreaSlots } from 'shared-ui/area';

export default {
  'top-bar.account/epc': () => import('../epc/epc-slot.tsx'),
} satisfies AreaSlots;
