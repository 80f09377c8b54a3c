/** Access to plan unavailabilities. */
export const WRITE_ACCESS = { model: 'vehicle', action: 'write' } as const;
/** Access to the shares of own vehicles. */
export const READ_SHARES_ACCESS = { model: 'shareVehicle', action: 'read' } as const;
