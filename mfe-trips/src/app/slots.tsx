import type { AreaSlots } from 'shared-ui/area';

const proofs = () => import('../driving/proofs-slot.tsx');

export default {
  'home.waiting/exceptions': () => import('../control-tower/exceptions-slot.tsx'),
  'home.waiting/driving': () => import('../driving/todays-trips-slot.tsx'),
  'home.today/trips': () => import('../control-tower/today/trips-today-slot.tsx'),
  'order.proofs/proofs': proofs,
  'trip.proofs/proofs': proofs,
} satisfies AreaSlots;
