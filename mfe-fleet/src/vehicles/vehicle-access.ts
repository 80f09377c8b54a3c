/** Who adds and changes vehicles. */
export const WRITE = { model: 'vehicle', action: 'write' } as const;
/** Who sees with whom vehicles are shared, who shares them. */
export const SEES_SHARES = { model: 'shareVehicle', action: 'read' } as const;
export const SHARES = { model: 'shareVehicle', action: 'write' } as const;
/** Who sees the schedule of an organization's own vehicles. */
export const SEES_SCHEDULE = { model: 'vehicle', action: 'read', organizationTypes: ['fleetOwner', '2pl'] } as const;
