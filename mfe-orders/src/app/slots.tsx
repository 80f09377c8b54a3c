import type { AreaSlots } from 'shared-ui/area';

export default {
  'home.waiting/acceptance': () => import('../orders/handshake/acceptance-slot.tsx'),
  'home.waiting/planning': () => import('../orders/handshake/planning-slot.tsx'),
  'home.waiting/tenders': () => import('../orders/tender/tenders-slot.tsx'),
  'home.waiting/approvals': () => import('../orders/waiting-slot.tsx'),
  'home.today/orders': () => import('../orders/today/orders-today-slot.tsx'),
  'trip.gate-booking/dialog': () => import('../orders/slots/trip-booking-slot.tsx'),
} satisfies AreaSlots;
