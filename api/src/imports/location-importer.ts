import { LocationInput } from 'shared-contracts/locations';
import { GEOFENCE_TYPES } from 'shared-contracts/network';
import { createLocation } from '../network/locations/location-saves.ts';
import { geofenceFaults, toCentimetres, WHERE_LOCATIONS_ARE_KEPT } from '../network/locations/location.rules.ts';
import { needs } from '../platform/needs.ts';
import { allNamed, asCorners, asNumber, asText, mentionOf, mentionsOf, named, oneOf } from './cells.rules.ts';
import type { ImportColumn } from './columns.rules.ts';
import { oneByOne, type Subject } from './subject.ts';

const TEXT = { read: asText, format: 'text' } as const;

const COLUMNS: readonly ImportColumn[] = [
  { title: 'Name', field: 'name', isRequired: true, ...TEXT, example: 'Kandy depot', width: 28 },
  { title: 'Building number', field: 'buildingNumber', ...TEXT, example: '12' },
  { title: 'Apartment number', field: 'apartmentNumber', ...TEXT, example: '' },
  { title: 'Street 1', field: 'street1', ...TEXT, example: 'Peradeniya Road', width: 26 },
  { title: 'Street 2', field: 'street2', ...TEXT, example: '', width: 26 },
  { title: 'City', field: 'city', ...TEXT, example: 'Kandy' },
  { title: 'State', field: 'state', ...TEXT, example: 'Central Province' },
  { title: 'ZIP', field: 'zip', ...TEXT, example: '20000' },
  {
    title: 'Country',
    field: 'countryId',
    read: named('country'),
    mentions: mentionOf('country'),
    format: 'name',
    example: 'Sri Lanka',
  },
  { title: 'Latitude', field: 'latitude', isRequired: true, read: asNumber, format: 'degrees', example: '7.2906' },
  { title: 'Longitude', field: 'longitude', isRequired: true, read: asNumber, format: 'degrees', example: '80.6337' },
  {
    title: 'Geofence type',
    field: 'geofenceType',
    isRequired: true,
    read: oneOf(GEOFENCE_TYPES),
    format: 'geofenceType',
    example: 'circle',
  },
  {
    title: 'Geofence radius (m)',
    field: 'geofenceRadius',
    read: asNumber,
    format: 'metres',
    example: '200',
    width: 20,
  },
  { title: 'Geofence polygon', field: 'geofencePolygon', read: asCorners, format: 'polygon', example: '', width: 34 },
  {
    title: 'Contacts',
    field: 'contactIds',
    read: allNamed('ownContact'),
    mentions: mentionsOf('ownContact'),
    format: 'names',
    example: 'Amal Perera;Nimal Silva',
    width: 28,
  },
];

export const LOCATIONS: Subject<LocationInput> = {
  name: 'location',
  path: 'locations',
  access: needs('location', 'write', WHERE_LOCATIONS_ARE_KEPT),
  sheet: 'Locations',
  columns: COLUMNS,
  schema: LocationInput,
  failure: 'There is a problem when creating this location',
  check: async (_server, _organizationId, inputs) => inputs.map((input) => geofenceFaults(toCentimetres(input))),
  ready: oneByOne(createLocation),
};
