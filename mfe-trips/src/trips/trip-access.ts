import type { Access } from 'shared-contracts/values/access';

export const WRITE: Access = { model: 'trip', action: 'write' };
export const READS_ORDERS: Access = { model: 'order', action: 'read' };
export const READS_VEHICLES: Access = { model: 'vehicle', action: 'read' };
export const READS_ZONES: Access = { model: 'routeZone', action: 'read' };
