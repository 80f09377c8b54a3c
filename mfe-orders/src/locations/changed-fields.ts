import type { ChangedFields } from 'shared-ui/format';
import { gateMessages } from './gates.messages.ts';
import { fields, geofences } from './locations.messages.ts';

/** How the timeline of a location shows its changed fields. */
export const changedFields: ChangedFields = {
  name: fields.name,
  buildingNumber: fields.buildingNumber,
  apartmentNumber: fields.apartmentNumber,
  street1: fields.street1,
  street2: fields.street2,
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
  country: fields.country,
  latitude: fields.latitude,
  longitude: fields.longitude,
  geofenceType: { label: fields.geofence, codes: geofences },
  geofenceRadius: fields.radius,
  geofencePolygon: { label: fields.geofence, kind: 'opaque' },
  gates: { label: gateMessages.gates, kind: 'opaque' },
  openingHours: { label: fields.openingHours, kind: 'opaque' },
  contacts: fields.contacts,
};
