export const WRITE_ACCESS = { model: 'vehicle', action: 'write' } as const;
export const READ_SHARES_ACCESS = { model: 'shareVehicle', action: 'read' } as const;
export const WRITE_SHARES_ACCESS = { model: 'shareVehicle', action: 'write' } as const;
/** Users who may select locations, as in the API. */
export const SELECT_LOCATIONS_ACCESS = {
  model: 'location',
  action: 'read',
  organizationTypes: ['4pl', '3pl', '1pl'],
  or: [
    { model: 'order', action: 'write' },
    { model: 'route', action: 'write' },
  ],
} as const;
/** Access to the schedule of the organization's own vehicles. */
export const READ_SCHEDULE_ACCESS = {
  model: 'vehicle',
  action: 'read',
  organizationTypes: ['fleetOwner', '2pl'],
} as const;
