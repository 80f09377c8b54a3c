import { z } from 'zod';
import {
  booleanParam,
  Id,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  text,
  UnixTime,
} from '../common.ts';
import { GEOFENCE_TYPES, Location } from '../identity/partners.ts';
import { LOCATION_USES } from '../values/network/locations.ts';
import { LATITUDE_RANGE, LOCATION_LIMITS, LONGITUDE_RANGE } from '../values/field-limits.ts';
import { Gate, GateInput } from './gates.ts';
import { OpeningHours } from './opening-hours.ts';

const Latitude = z.number().min(LATITUDE_RANGE.min).max(LATITUDE_RANGE.max);
const Longitude = z.number().min(LONGITUDE_RANGE.min).max(LONGITUDE_RANGE.max);
/** WGS 84 degrees: [latitude, longitude]. The first corner is not repeated at the end. */
const Corners = z
  .array(z.tuple([Latitude, Longitude]))
  .min(LOCATION_LIMITS.geofencePolygon.min)
  .max(LOCATION_LIMITS.geofencePolygon.max);

const Address = z.object({
  buildingNumber: text(LOCATION_LIMITS.buildingNumber),
  apartmentNumber: text(LOCATION_LIMITS.apartmentNumber),
  street1: text(LOCATION_LIMITS.street1),
  street2: text(LOCATION_LIMITS.street2),
  city: text(LOCATION_LIMITS.city),
  state: text(LOCATION_LIMITS.state),
  zip: text(LOCATION_LIMITS.zip),
  countryId: Id.nullable(),
});

/** Omitted parts of the address are empty. A circle is centred on the location. */
export const LocationInput = z.object({
  name: requiredText(LOCATION_LIMITS.name),
  ...Address.partial().shape,
  latitude: Latitude,
  longitude: Longitude,
  geofenceType: z.enum(GEOFENCE_TYPES),
  /** The radius of a circle, in metres. */
  geofenceRadius: z.int().min(LOCATION_LIMITS.geofenceRadius.min).max(LOCATION_LIMITS.geofenceRadius.max).nullish(),
  /** The corners of a polygon. */
  geofencePolygon: Corners.nullish(),
  /** Null: always open. */
  openingHours: OpeningHours.nullish(),
  /** Contacts of the location's organization. */
  contactIds: z.array(Id).max(LOCATION_LIMITS.contactIds).optional(),
  /** All gates, in order; missing ones are removed. */
  gates: z.array(GateInput).max(LOCATION_LIMITS.gates).optional(),
});
/** Omitted fields keep their value. */
export const LocationChanges = LocationInput.partial();

export const LocationRow = Location.extend({
  revision: Revision,
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete'])),
});

/**
 * The number of records that use the location in this way, and the names of the first ones. Records of other
 * organizations are counted without names.
 */
export const LocationUse = z.object({ as: z.enum(LOCATION_USES), count: z.int(), names: z.array(z.string()) });

export const LocationDetails = LocationRow.extend({
  ...Address.omit({ countryId: true }).shape,
  organization: NamedRef,
  country: NamedRef.nullable(),
  geofenceRadius: z.int().nullable(),
  geofencePolygon: Corners.nullable(),
  openingHours: OpeningHours.nullable(),
  gates: z.array(Gate),
  contacts: z.array(NamedRef),
  /** Without unused kinds. */
  usedBy: z.array(LocationUse),
});

/** `contactId`: own locations of a contact. `organizationContactId`: visible locations of a contact in any organization. */
export const LocationQuery = Paging.extend({
  contactId: Id.optional(),
  withContacts: booleanParam,
  organizationContactId: Id.optional(),
  /** Includes locations where active partners share a contact. */
  withPartners: booleanParam,
  /** Only locations with gates that can be booked. */
  withGates: booleanParam,
  sort: sortBy(['name', 'city', 'createdAt']).default('name'),
});
export const LocationPage = pageOf(LocationRow);

export type LocationInput = z.infer<typeof LocationInput>;
export type LocationChanges = z.infer<typeof LocationChanges>;
export type LocationRow = z.infer<typeof LocationRow>;
export type LocationUse = z.infer<typeof LocationUse>;
export type LocationDetails = z.infer<typeof LocationDetails>;
export type LocationQuery = z.infer<typeof LocationQuery>;
export type LocationPage = z.infer<typeof LocationPage>;
