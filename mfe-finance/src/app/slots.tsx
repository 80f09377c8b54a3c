import type { AreaSlots } from 'shared-ui/area';

const bill = () => import('../bills/bill-slot.tsx');

export default {
  'home.waiting/contracts': () => import('../contracts/list/waiting-slot.tsx'),
  'top-bar.account/epc': () => import('../epc/epc-slot.tsx'),
  'order.page-actions/bill': bill,
  'trip.page-actions/bill': bill,
} satisfies AreaSlots;
