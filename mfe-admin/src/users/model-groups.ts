import type { Model } from 'shared-contracts/values/identity/access';
import type { groups } from './rules.messages.ts';

/** Groups the models like the menu. */
export const MODEL_GROUPS: Record<keyof typeof groups, readonly Model[]> = {
  plan: ['order', 'cargo', 'orderType', 'trip', 'route', 'routeZone'],
  fleet: ['vehicle', 'shareVehicle', 'driver', 'geo'],
  network: ['partner', 'contact', 'location', 'operation'],
  money: ['contract', 'orderBillApprove', 'tripBillApprove'],
  insight: ['dashboard', 'report'],
  platform: ['user', 'organizationOwner', 'organizations'],
};
