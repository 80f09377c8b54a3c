import { z } from 'zod';
import type { Address } from 'shared-contracts/network/geo';

/** Degrees as text. */
const degrees = (max: number) => z.string().min(1).transform(Number).pipe(z.number().min(-max).max(max));

export const NominatimPlace = z.object({
  lat: degrees(90),
  lon: degrees(180),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});
export type NominatimPlace = z.infer<typeof NominatimPlace>;

/** The first present component of the service fills the field. */
const ADDRESS_FIELDS = {
  buildingNumber: ['house_number', 'house_name'],
  street1: ['road', 'pedestrian', 'footway', 'path'],
  street2: ['neighbourhood', 'quarter', 'suburb', 'industrial'],
  city: ['city', 'town', 'village', 'municipality', 'hamlet', 'city_district', 'county'],
  state: ['state', 'province', 'region', 'state_district'],
  zip: ['postcode'],
} as const;

const findFirst = (address: Record<string, string>, names: readonly string[]) =>
  names.map((name) => address[name]).find(Boolean) ?? '';

export function toNominatimAddress(
  { lat, lon, display_name: label, address }: NominatimPlace,
  findCountryName: (code: string) => string | undefined,
): Address {
  const countryCode = (address['country_code'] ?? '').toUpperCase();
  const field = (name: keyof typeof ADDRESS_FIELDS) => findFirst(address, ADDRESS_FIELDS[name]);
  return {
    label,
    buildingNumber: field('buildingNumber'),
    street1: field('street1'),
    street2: field('street2'),
    city: field('city'),
    state: field('state'),
    zip: field('zip'),
    country: findCountryName(countryCode) ?? address['country'] ?? '',
    countryCode,
    latitude: lat,
    longitude: lon,
  };
}
