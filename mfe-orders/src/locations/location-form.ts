import type { LocationChanges, LocationDetails, LocationInput } from 'shared-contracts/locations';
import {
  MAX_GEOFENCE_POINTS,
  MAX_GEOFENCE_RADIUS,
  MIN_GEOFENCE_POINTS,
  MIN_GEOFENCE_RADIUS,
  USUAL_GEOFENCE_RADIUS,
} from 'shared-contracts/values/locations';
import type { Geofence, Place } from 'shared-ui/map';
import { array, number, object, string, type ObjectSchema } from 'yup';
import { wrongs } from './location-form.messages.ts';

export type AddressForm = Record<
  'buildingNumber' | 'apartmentNumber' | 'street1' | 'street2' | 'city' | 'state' | 'zip',
  string
> & { countryId: string | null };
export type LocationForm = {
  name: string;
  /** The address that was found last; only fills in others. */
  found: string | null;
  address: AddressForm;
  latitude: number;
  longitude: number;
  geofenceType: 'circle' | 'polygon';
  /** Metres; of a circle. */
  geofenceRadius: number | null;
  /** Of a polygon. */
  geofencePolygon: Place[];
  contactIds: string[];
};

const text = (max: number) => string().trim().max(max).default('');
const latitude = () => number().required().min(-90).max(90);
const longitude = () => number().required().min(-180).max(180);
const corners = array()
  .of(object({ latitude: latitude(), longitude: longitude() }))
  .required()
  .default([]);

export const locationSchema = object({
  name: string().trim().required().max(100),
  found: string().nullable().default(null),
  address: object({
    buildingNumber: text(20),
    apartmentNumber: text(20),
    street1: text(150),
    street2: text(150),
    city: text(100),
    state: text(100),
    zip: text(20),
    countryId: string().nullable().default(null),
  }),
  latitude: latitude(),
  longitude: longitude(),
  geofenceType: string<'circle' | 'polygon'>().required().default('circle'),
  geofenceRadius: number()
    .nullable()
    .default(USUAL_GEOFENCE_RADIUS)
    .when('geofenceType', ([type], radius) =>
      type === 'circle' ? radius.required().min(MIN_GEOFENCE_RADIUS).max(MAX_GEOFENCE_RADIUS) : radius,
    ),
  geofencePolygon: corners.when('geofenceType', ([type], points) =>
    type === 'polygon' ? points.min(MIN_GEOFENCE_POINTS, wrongs.fewCorners as never).max(MAX_GEOFENCE_POINTS) : points,
  ),
  contactIds: array().of(string().required()).required().default([]),
}) as unknown as ObjectSchema<LocationForm>;

/** What is stored, as it is edited. */
export function formOf(location: LocationDetails): LocationForm {
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
    found: null,
    latitude: location.latitude,
    longitude: location.longitude,
    geofenceType: location.geofenceType,
    geofenceRadius: location.geofenceRadius ?? USUAL_GEOFENCE_RADIUS,
    address: { buildingNumber, apartmentNumber, street1, street2, city, state, zip, countryId: country?.id ?? null },
    geofencePolygon: (geofencePolygon ?? []).map(([lat, lon]) => ({ latitude: lat, longitude: lon })),
    contactIds: contacts.map(({ id }) => id),
  };
}

/** What is sent: whole metres, and nothing of the shape that is not chosen. */
export function inputOf({
  found: _found,
  address,
  geofenceRadius,
  geofencePolygon,
  ...fields
}: LocationForm): Required<LocationInput> {
  const isCircle = fields.geofenceType === 'circle';
  return {
    ...fields,
    ...address,
    geofenceRadius: isCircle ? Math.round(geofenceRadius ?? 0) : null,
    geofencePolygon: isCircle
      ? null
      : geofencePolygon.map(({ latitude: lat, longitude: lon }): [number, number] => [lat, lon]),
  };
}

/** What is not changed is not sent: what others change meanwhile is not undone. A geofence is sent whole. */
export function changesOf(before: LocationForm, after: LocationForm): LocationChanges {
  const [was, is] = [inputOf(before), inputOf(after)];
  const changed = Object.entries(is).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof LocationInput]),
  );
  const isReshaped = changed.some(([field]) => field.startsWith('geofence'));
  return {
    ...Object.fromEntries(changed),
    ...(isReshaped && {
      geofenceType: is.geofenceType,
      geofenceRadius: is.geofenceRadius,
      geofencePolygon: is.geofencePolygon,
    }),
  };
}

const isNumber = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value));

/** A place as far as it is entered: typed numbers are still texts. */
export const placeIn = ({ latitude: lat, longitude: lon }: { latitude?: unknown; longitude?: unknown }): Place | null =>
  isNumber(lat) && isNumber(lon) && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180
    ? { latitude: Number(lat), longitude: Number(lon) }
    : null;

/** The geofence as far as it is entered. */
export function geofenceIn(form: Partial<LocationForm>): Geofence | null {
  const place = placeIn(form);
  if (form.geofenceType === 'polygon') {
    const points = (form.geofencePolygon ?? []).map(placeIn).filter((point) => point !== null);
    return points.length >= MIN_GEOFENCE_POINTS ? { kind: 'polygon', points } : null;
  }
  const radius = Number(form.geofenceRadius);
  return place && radius > 0 ? { kind: 'circle', ...place, radius } : null;
}

export const middleOf = (points: readonly Place[]): Place => ({
  latitude: points.reduce((sum, point) => sum + point.latitude, 0) / points.length,
  longitude: points.reduce((sum, point) => sum + point.longitude, 0) / points.length,
});
