import type { LocationChanges, LocationDetails, LocationInput } from 'shared-contracts/network/locations';
import { LATITUDE_RANGE, LOCATION_LIMITS, LONGITUDE_RANGE } from 'shared-contracts/values/field-limits';
import {
  MAX_GEOFENCE_POINTS,
  MAX_GEOFENCE_RADIUS,
  MIN_GEOFENCE_POINTS,
  MIN_GEOFENCE_RADIUS,
  DEFAULT_GEOFENCE_RADIUS,
} from 'shared-contracts/values/network/locations';
import type { Geofence, Coordinates } from 'shared-ui/map';
import { openingSchema, type OpeningForm, type ToHours } from './opening-hours.ts';
import { type GateForm, gatesSchema } from './gate-form.ts';
import { array, number, object, string, type ObjectSchema } from 'yup';
import { fieldErrors } from './location-form.messages.ts';

export type AddressForm = Record<
  'buildingNumber' | 'apartmentNumber' | 'street1' | 'street2' | 'city' | 'state' | 'zip',
  string
> & { countryId: string | null };
type PlaceForm = {
  name: string;
  /** The selected search result; not sent. */
  foundAddress: string | null;
  address: AddressForm;
  latitude: number;
  longitude: number;
  geofenceType: 'circle' | 'polygon';
  /** The radius of a circle, in metres. */
  geofenceRadius: number | null;
  /** The corners of a polygon. */
  geofencePolygon: Coordinates[];
  contactIds: string[];
};
export type LocationForm = PlaceForm & OpeningForm & { gates: GateForm[] };

const text = (max: number) => string().trim().max(max).default('');
const latitude = () => number().required().min(LATITUDE_RANGE.min).max(LATITUDE_RANGE.max);
const longitude = () => number().required().min(LONGITUDE_RANGE.min).max(LONGITUDE_RANGE.max);
const corners = array()
  .of(object({ latitude: latitude(), longitude: longitude() }))
  .required()
  .default([]);

export const locationSchema = object({
  name: string().trim().required().max(LOCATION_LIMITS.name),
  foundAddress: string().nullable().default(null),
  address: object({
    buildingNumber: text(LOCATION_LIMITS.buildingNumber),
    apartmentNumber: text(LOCATION_LIMITS.apartmentNumber),
    street1: text(LOCATION_LIMITS.street1),
    street2: text(LOCATION_LIMITS.street2),
    city: text(LOCATION_LIMITS.city),
    state: text(LOCATION_LIMITS.state),
    zip: text(LOCATION_LIMITS.zip),
    countryId: string().nullable().default(null),
  }),
  latitude: latitude(),
  longitude: longitude(),
  geofenceType: string<'circle' | 'polygon'>().required().default('circle'),
  geofenceRadius: number()
    .nullable()
    .default(DEFAULT_GEOFENCE_RADIUS)
    .when('geofenceType', ([type], radius) =>
      type === 'circle' ? radius.required().min(MIN_GEOFENCE_RADIUS).max(MAX_GEOFENCE_RADIUS) : radius,
    ),
  geofencePolygon: corners.when('geofenceType', ([type], points) =>
    type === 'polygon'
      ? points.min(MIN_GEOFENCE_POINTS, fieldErrors.fewCorners as never).max(MAX_GEOFENCE_POINTS)
      : points,
  ),
  ...openingSchema,
  gates: gatesSchema,
  contactIds: array().of(string().required()).required().default([]),
}) as unknown as ObjectSchema<LocationForm>;

/** Excludes opening hours and gates. */
export function toForm(location: LocationDetails): PlaceForm {
  const {
    name,
    buildingNumber,
    apartmentNumber,
    street1,
    street2,
    city,
    state,
    zip,
    country,
    contacts,
    geofencePolygon,
  } = location;
  return {
    name,
    foundAddress: null,
    latitude: location.latitude,
    longitude: location.longitude,
    geofenceType: location.geofenceType,
    geofenceRadius: location.geofenceRadius ?? DEFAULT_GEOFENCE_RADIUS,
    address: { buildingNumber, apartmentNumber, street1, street2, city, state, zip, countryId: country?.id ?? null },
    geofencePolygon: (geofencePolygon ?? []).map(([lat, lon]) => ({ latitude: lat, longitude: lon })),
    contactIds: contacts.map(({ id }) => id),
  };
}

/** Sends the radius in whole metres, and only the selected shape. */
export function toInput(
  {
    foundAddress: _found,
    address,
    geofenceRadius,
    geofencePolygon,
    opening,
    openingHours,
    gates,
    ...fields
  }: LocationForm,
  toHours: ToHours,
): Required<LocationInput> {
  const isCircle = fields.geofenceType === 'circle';
  return {
    ...fields,
    ...address,
    openingHours: toHours({ opening, openingHours }),
    gates: gates.map(({ opening: of, openingHours: hours, id, ...gate }) => ({
      ...gate,
      ...(id && { id }),
      openingHours: toHours({ opening: of, openingHours: hours }),
    })),
    geofenceRadius: isCircle ? Math.round(geofenceRadius ?? 0) : null,
    geofencePolygon: isCircle
      ? null
      : geofencePolygon.map(({ latitude: lat, longitude: lon }): [number, number] => [lat, lon]),
  };
}

/**
 * Returns only changed fields, so that concurrent changes by others are not overwritten. All parts of a changed
 * geofence are included.
 */
export function getChanges(before: LocationForm, after: LocationForm, toHours: ToHours): LocationChanges {
  const [previous, current] = [toInput(before, toHours), toInput(after, toHours)];
  const changed = Object.entries(current).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(previous[field as keyof LocationInput]),
  );
  const isGeofenceChanged = changed.some(([field]) => field.startsWith('geofence'));
  return {
    ...Object.fromEntries(changed),
    ...(isGeofenceChanged && {
      geofenceType: current.geofenceType,
      geofenceRadius: current.geofenceRadius,
      geofencePolygon: current.geofencePolygon,
    }),
  };
}

const isNumber = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value));

/** Reads entered coordinates, which may still be text; null: incomplete or invalid. */
export const toCoordinates = ({
  latitude: lat,
  longitude: lon,
}: {
  latitude?: unknown;
  longitude?: unknown;
}): Coordinates | null =>
  isNumber(lat) && isNumber(lon) && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180
    ? { latitude: Number(lat), longitude: Number(lon) }
    : null;

/** Reads the entered geofence; null: incomplete. */
export function toGeofence(form: Partial<LocationForm>): Geofence | null {
  const position = toCoordinates(form);
  if (form.geofenceType === 'polygon') {
    const points = (form.geofencePolygon ?? []).map(toCoordinates).filter((point) => point !== null);
    return points.length >= MIN_GEOFENCE_POINTS ? { kind: 'polygon', points } : null;
  }
  const radius = Number(form.geofenceRadius);
  return position && radius > 0 ? { kind: 'circle', ...position, radius } : null;
}

export const getCenter = (points: readonly Coordinates[]): Coordinates => ({
  latitude: points.reduce((sum, point) => sum + point.latitude, 0) / points.length,
  longitude: points.reduce((sum, point) => sum + point.longitude, 0) / points.length,
});
