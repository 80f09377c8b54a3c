import { z } from 'zod';
import { flag, Measure, requiredText } from './common.ts';

const Point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

const numbersOf = (value: string) => value.split(',').map((number) => (number.trim() ? Number(number) : Number.NaN));

/** `lat,lon;lat,lon` → points. */
export const Points = z
  .string()
  .max(2_000)
  .transform((value) => value.split(';').map(numbersOf))
  .pipe(z.array(Point).min(2, 'At least two points required').max(50));
export const DistanceQuery = z.object({ points: Points });
export const RouteQuery = DistanceQuery.extend({ excludeTolls: flag });

/** `estimated`: the great circle, because there is no routing service. `isFallback`: because the one there is does not answer. */
const Routed = z.object({ source: z.enum(['greatCircle', 'osrm']), estimated: z.boolean(), isFallback: z.boolean() });
/** Kilometres. */
export const Distance = Routed.extend({ distance: Measure });
/** The way as it is drawn: [latitude, longitude]. */
export const Route = Distance.extend({ points: z.array(Point) });

/** An address in the fields of a location; what is not known is empty. */
export const Address = z.object({
  label: z.string(),
  buildingNumber: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** By the name that `shared/countries` gives it. */
  country: z.string(),
  /** ISO 3166, two letters. */
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
/** `estimated`: places only, from the gazetteer, not houses. `attribution`: whose data it is, to be shown with it. */
const Located = z.object({
  source: z.enum(['gazetteer', 'nominatim']),
  estimated: z.boolean(),
  isFallback: z.boolean(),
  attribution: z.string(),
});

export const AddressSearchQuery = z.object({ address: requiredText(200) });
/** The likeliest first, ten at most. */
export const AddressSearch = Located.extend({ items: z.array(Address) });
/** `lat,lon` */
export const AddressQuery = z.object({ position: z.string().max(50).transform(numbersOf).pipe(Point) });
/** Null: nothing is near. */
export const AddressAt = Located.extend({ address: Address.nullable() });

export type Distance = z.infer<typeof Distance>;
export type Route = z.infer<typeof Route>;
export type Address = z.infer<typeof Address>;
export type AddressSearch = z.infer<typeof AddressSearch>;
export type AddressAt = z.infer<typeof AddressAt>;
