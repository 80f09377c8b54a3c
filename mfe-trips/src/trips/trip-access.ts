import type { Access } from 'shared-contracts/values/identity/access';

export const WRITE_TRIPS: Access = { model: 'trip', action: 'write' };
export const READ_ORDERS: Access = { model: 'order', action: 'read' };
export const READ_VEHICLES: Access = { model: 'vehicle', action: 'read' };
export const READ_ROUTE_ZONES: Access = { model: 'routeZone', action: 'read' };
