import type { AreaSlots } from 'shared-ui/area';

export default {
  'home.waiting/alerts': () => import('../alerts/waiting-slot.tsx'),
  'home.waiting/expiring': () => import('../vehicles/expiry/waiting-slot.tsx'),
  'home.side/vehicles': () => import('../monitoring/home/vehicles-now-slot.tsx'),
  'user.driver-info/profile': () => import('../drivers/user-driver-slot.tsx'),
  'vehicle.alerts/open': () => import('../alerts/vehicle-alerts-slot.tsx'),
  'vehicle.driver-info/extract': () => import('../drivers/vehicle-driver-slot.tsx'),
  'vehicle.maintenance/inspections': () => import('../maintenance/vehicle-inspections-slot.tsx'),
  'vehicle.maintenance/work-orders': () => import('../maintenance/vehicle-work-orders-slot.tsx'),
} satisfies AreaSlots;
