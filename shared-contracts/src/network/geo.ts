import { z } from 'zod';
import { booleanParam, Measure, requiredText } from '../common.ts';
import { LATITUDE_RANGE, LONGITUDE_RANGE } from '../values/field-limits.ts';

const Point = z.tuple([
  z.number().min(LATITUDE_RANGE.min).max(LATITUDE_RANGE.max),
  z.number().min(LONGITUDE_RANGE.min).max(LONGITUDE_RANGE.max),
]);

const parseNumbers = (value: string) => value.split(',').map((number) => (number.trim() ? Number(number) : Number.NaN));

/** Parses `lat,lon;lat,lon`. */
export const Points = z
  .string()
  .max(2_000)
  .transform((value) => value.split(';').map(parseNumbers))
  .pipe(z.array(Point).min(2, 'At least two points required').max(50));
export const DistanceQuery = z.object({ points: Points });
export const RouteQuery = DistanceQuery.extend({ excludeTolls: booleanParam });

/** `estimated`: the great-circle distance, without a routing service. `isFallback`: the configured service does not respond. */
const RoutingSource = z.object({
  source: z.enum(['greatCircle', 'osrm']),
  estimated: z.boolean(),
  isFallback: z.boolean(),
});
/** In km. */
export const Distance = RoutingSource.extend({ distance: Measure });
/** `points`: the path, as [latitude, longitude]. */
export const Route = Distance.extend({ points: z.array(Point) });

/** An address in the fields of a location; unknown fields are empty. */
export const Address = z.object({
  label: z.string(),
  buildingNumber: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** Its name in `shared/countries`. */
  country: z.string(),
  /** ISO 3166, two letters. */
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
/** `estimated`: towns from the gazetteer, no street addresses. `attribution`: must be displayed with the result. */
const GeocodingSource = z.object({
  source: z.enum(['gazetteer', 'nominatim']),
  estimated: z.boolean(),
  isFallback: z.boolean(),
  attribution: z.string(),
});

/**
 * The area of the caller's organization: two corners around most of its locations, else around most towns of its
 * country; none if it has neither.
 */
export const HomeArea = z.object({
  corners: z.array(z.object({ latitude: z.number(), longitude: z.number() })).max(2),
});

export const AddressSearchQuery = z.object({ address: requiredText(200) });
/** Best match first, at most ten. */
export const AddressSearch = GeocodingSource.extend({ items: z.array(Address) });
/** `lat,lon` */
export const ReverseGeocodeQuery = z.object({ position: z.string().max(50).transform(parseNumbers).pipe(Point) });
/** `address` null: nothing nearby. */
export const ReverseGeocodeResult = GeocodingSource.extend({ address: Address.nullable() });

export type Distance = z.infer<typeof Distance>;
export type Route = z.infer<typeof Route>;
export type Address = z.infer<typeof Address>;
export type HomeArea = z.infer<typeof HomeArea>;
export type AddressSearch = z.infer<typeof AddressSearch>;
export type ReverseGeocodeResult = z.infer<typeof ReverseGeocodeResult>;
