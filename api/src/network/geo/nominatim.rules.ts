import { z } from 'zod';
import type { Address } from 'shared-contracts/geo';

/** A degree as text. */
const degrees = (most: number) => z.string().min(1).transform(Number).pipe(z.number().min(-most).max(most));

export const NominatimPlace = z.object({
  lat: degrees(90),
  lon: degrees(180),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});
export type NominatimPlace = z.infer<typeof NominatimPlace>;

/** Which of the service's words fills which field: the first that is there. */
const FIELDS = {
  buildingNumber: ['house_number', 'house_name'],
  street1: ['road', 'pedestrian', 'footway', 'path'],
  street2: ['neighbourhood', 'quarter', 'suburb', 'industrial'],
  city: ['city', 'town', 'village', 'municipality', 'hamlet', 'city_district', 'county'],
  state: ['state', 'province', 'region', 'state_district'],
  zip: ['postcode'],
} as const;

const firstOf = (address: Record<string, string>, names: readonly string[]) =>
  names.map((name) => address[name]).find(Boolean) ?? '';

/** `nameOf`: the name of a country by its code. */
export function addressOfPlace(
  { lat, lon, display_name: label, address }: NominatimPlace,
  nameOf: (code: string) => string | undefined,
): Address {
  const countryCode = (address['country_code'] ?? '').toUpperCase();
  const field = (name: keyof typeof FIELDS) => firstOf(address, FIELDS[name]);
  return {
    label,
    buildingNumber: field('buildingNumber'),
    street1: field('street1'),
    street2: field('street2'),
    city: field('city'),
    state: field('state'),
    zip: field('zip'),
    country: nameOf(countryCode) ?? address['country'] ?? '',
    countryCode,
    latitude: lat,
    longitude: lon,
  };
}
