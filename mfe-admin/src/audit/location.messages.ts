import { defineMessages } from 'react-intl';

/** Field labels of locations. */
export const locationFields = defineMessages({
  buildingNumber: { id: 'admin.audit.field.buildingNumber', defaultMessage: 'Building number' },
  apartmentNumber: { id: 'admin.audit.field.apartmentNumber', defaultMessage: 'Apartment number' },
  street1: { id: 'admin.audit.field.street1', defaultMessage: 'Street' },
  street2: { id: 'admin.audit.field.street2', defaultMessage: 'Street, second line' },
  city: { id: 'admin.audit.field.city', defaultMessage: 'City' },
  state: { id: 'admin.audit.field.state', defaultMessage: 'State' },
  zip: { id: 'admin.audit.field.zip', defaultMessage: 'ZIP' },
  latitude: { id: 'admin.audit.field.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'admin.audit.field.longitude', defaultMessage: 'Longitude' },
  country: { id: 'admin.audit.field.country', defaultMessage: 'Country' },
  contacts: { id: 'admin.audit.field.contacts', defaultMessage: 'Contacts' },
  geofenceType: { id: 'admin.audit.field.geofenceType', defaultMessage: 'Geofence type' },
  geofenceRadius: { id: 'admin.audit.field.geofenceRadius', defaultMessage: 'Geofence radius' },
  openingHours: { id: 'admin.audit.field.openingHours', defaultMessage: 'Opening hours' },
  gates: { id: 'admin.audit.field.gates', defaultMessage: 'Gates' },
  geofencePolygon: { id: 'admin.audit.field.geofencePolygon', defaultMessage: 'Geofence corners' },
});
