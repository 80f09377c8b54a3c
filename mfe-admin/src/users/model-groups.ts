import type { Model } from 'shared-contracts/values/access';
import type { groups } from './rules.messages.ts';

/** Models as the menu groups what they open. */
export const GROUPS: Record<keyof typeof groups, readonly Model[]> = {
  plan: ['order', 'cargo', 'orderType', 'trip', 'route', 'routeZone'],
  fleet: ['vehicle', 'shareVehicle', 'driver', 'geo'],
  network: ['partner', 'contact', 'location', 'operation'],
  money: ['contract', 'orderBillApprove', 'tripBillApprove'],
  insight: ['dashboard', 'report'],
  platform: ['user', 'organizationOwner', 'organizations'],
};
