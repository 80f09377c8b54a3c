import type { AreaSlots } from 'shared-ui/area';

const bill = () => import('../bills/bill-slot.tsx');

export default {
  'home.waiting/contracts': () => import('../contracts/list/waiting-slot.tsx'),
  'home.waiting/bills-to-approve': () => import('../bills/home/to-approve-slot.tsx'),
  'home.waiting/bills-overdue': () => import('../bills/home/overdue-slot.tsx'),
  'home.side/money': () => import('../aging/home/money-slot.tsx'),
  'top-bar.account/epc': () => import('../epc/epc-slot.tsx'),
  'order.page-actions/bill': bill,
  'trip.page-actions/bill': bill,
} satisfies AreaSlots;
