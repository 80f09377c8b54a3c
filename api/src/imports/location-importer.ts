import { LocationInput } from 'shared-contracts/network/locations';
import { GEOFENCE_TYPES } from 'shared-contracts/identity/partners';
import {
  createLocation,
  validateGeofence,
  validateOpeningHours,
  roundCoordinates,
  LOCATION_MANAGING_ORGANIZATIONS,
} from '../network/public.ts';
import { needs } from '../platform/access/needs.ts';
import {
  readNames,
  readCorners,
  readNumber,
  readText,
  referenceTo,
  referencesTo,
  readName,
  readOption,
} from './cell-readers.rules.ts';
import type { ImportColumn } from './columns.rules.ts';
import { createOneByOne, type Importer } from './importer.ts';
import { OPENING_HOURS_COLUMNS } from './opening-hours-cells.rules.ts';

const TEXT = { read: readText, format: 'text' } as const;

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
    read: readName('country'),
    references: referenceTo('country'),
    format: 'name',
    example: 'Sri Lanka',
  },
  { title: 'Latitude', field: 'latitude', isRequired: true, read: readNumber, format: 'degrees', example: '7.2906' },
  { title: 'Longitude', field: 'longitude', isRequired: true, read: readNumber, format: 'degrees', example: '80.6337' },
  {
    title: 'Geofence type',
    field: 'geofenceType',
    isRequired: true,
    read: readOption(GEOFENCE_TYPES),
    format: 'geofenceType',
    example: 'circle',
  },
  {
    title: 'Geofence radius (m)',
    field: 'geofenceRadius',
    read: readNumber,
    format: 'metres',
    example: '200',
    width: 20,
  },
  { title: 'Geofence polygon', field: 'geofencePolygon', read: readCorners, format: 'polygon', example: '', width: 34 },
  ...OPENING_HOURS_COLUMNS,
  {
    title: 'Contacts',
    field: 'contactIds',
    read: readNames('ownContact'),
    references: referencesTo('ownContact'),
    format: 'names',
    example: 'Amal Perera;Nimal Silva',
    width: 28,
  },
];

export const locationImporter: Importer<LocationInput> = {
  subject: 'location',
  path: 'locations',
  access: needs('location', 'write', LOCATION_MANAGING_ORGANIZATIONS),
  sheetName: 'Locations',
  columns: COLUMNS,
  schema: LocationInput,
  failureMessage: 'There is a problem when creating this location',
  validate: async (_services, _organizationId, inputs) =>
    inputs.map((input) => ({
      ...validateGeofence(roundCoordinates(input)),
      ...validateOpeningHours(input.openingHours),
    })),
  prepare: createOneByOne(createLocation),
};
