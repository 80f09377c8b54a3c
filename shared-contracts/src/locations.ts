import { z } from 'zod';
import { flag, Id, Named, pageOf, Paging, requiredText, sortBy, text, Unix } from './common.ts';
import { GEOFENCE_TYPES, Location } from './network.ts';
import {
  LOCATION_USES,
  MAX_GEOFENCE_POINTS,
  MAX_GEOFENCE_RADIUS,
  MIN_GEOFENCE_POINTS,
  MIN_GEOFENCE_RADIUS,
} from './values/locations.ts';

const Latitude = z.number().min(-90).max(90);
const Longitude = z.number().min(-180).max(180);
/** Degrees of WGS 84: [latitude, longitude]; the first one is not repeated at the end. */
const Corners = z
  .array(z.tuple([Latitude, Longitude]))
  .min(MIN_GEOFENCE_POINTS)
  .max(MAX_GEOFENCE_POINTS);

const Address = z.object({
  buildingNumber: text(20),
  apartmentNumber: text(20),
  street1: text(150),
  street2: text(150),
  city: text(100),
  state: text(100),
  zip: text(20),
  countryId: Id.nullable(),
});

/** Parts of the address that are left out are empty. A circle lies around the location itself. */
export const LocationInput = z.object({
  name: requiredText(100),
  ...Address.partial().shape,
  latitude: Latitude,
  longitude: Longitude,
  geofenceType: z.enum(GEOFENCE_TYPES),
  /** Metres; a circle's. */
  geofenceRadius: z.int().min(MIN_GEOFENCE_RADIUS).max(MAX_GEOFENCE_RADIUS).nullish(),
  /** A polygon's. */
  geofencePolygon: Corners.nullish(),
  /** Of the location's own organization. */
  contactIds: z.array(Id).max(100).optional(),
});
/** What is left out stays as it is. */
export const LocationChanges = LocationInput.partial();

export const LocationRow = Location.extend({ createdAt: Unix, actions: z.array(z.enum(['edit', 'delete'])) });

/** How many records use the location in one way, and what the first of them are called; those of others count without their names. */
export const LocationUse = z.object({ as: z.enum(LOCATION_USES), count: z.int(), names: z.array(z.string()) });

export const LocationDetails = LocationRow.extend({
  ...Address.omit({ countryId: true }).shape,
  organization: Named,
  country: Named.nullable(),
  geofenceRadius: z.int().nullable(),
  geofencePolygon: Corners.nullable(),
  contacts: z.array(Named),
  /** Only ways in which it is used. */
  usedBy: z.array(LocationUse),
});

/** `contactId`: one's own locations of a contact; `organizationContactId`: those of a contact in whatever organization, as far as it shows them. */
export const LocationQuery = Paging.extend({
  contactId: Id.optional(),
  withContacts: flag,
  organizationContactId: Id.optional(),
  /** Also those at which active partners show a contact. */
  withPartners: flag,
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
