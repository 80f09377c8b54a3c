import { z } from 'zod';
import type { ReverseGeocodeResult, AddressSearch } from 'shared-contracts/network/geo';
import { findCountry, loadGazetteer, GAZETTEER_ATTRIBUTION } from './gazetteer.ts';
import { toGazetteerAddress, findPlaces, findNearestPlace } from './gazetteer.rules.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { toNominatimAddress, NominatimPlace } from './nominatim.rules.ts';
import { fetchJson, trimTrailingSlash, createRateLimiter, withCache, type GeoDeps } from './geo-service.ts';

/** `countryCode`: that of the caller's organization, whose places rank first. */
type AddressQuery = { address: string; countryCode: string | null };
export type Geocoder = {
  search: (query: AddressQuery) => Promise<AddressSearch>;
  reverse: (position: Point) => Promise<ReverseGeocodeResult>;
};

const NOMINATIM = {
  source: 'nominatim',
  estimated: false,
  isFallback: false,
  attribution: '© OpenStreetMap contributors, ODbL',
} as const;
const NOMINATIM_PARAMETERS = 'format=jsonv2&addressdetails=1&accept-language=en';
const MAX_RESULTS = 10;

const NoResult = z.object({ error: z.string() });

function createGazetteerGeocoder(isFallback: boolean): Geocoder {
  const sourceInfo = { source: 'gazetteer', estimated: true, isFallback, attribution: GAZETTEER_ATTRIBUTION } as const;
  return {
    search: async ({ address, countryCode }) => ({
      ...sourceInfo,
      items: findPlaces(await loadGazetteer(), address, countryCode).map(toGazetteerAddress),
    }),
    reverse: async (position) => {
      const place = findNearestPlace(await loadGazetteer(), position);
      return { ...sourceInfo, address: place && toGazetteerAddress(place) };
    },
  };
}

function createNominatimGeocoder(deps: GeoDeps, url: string): Geocoder {
  const { geocoderPerSecond, geoTimeoutMs } = deps.config;
  const limitRate = createRateLimiter(geocoderPerSecond, geoTimeoutMs);
  const request = <T>(call: string, schema: z.ZodType<T>) =>
    limitRate(() => fetchJson(deps, `${trimTrailingSlash(url)}/${call}&${NOMINATIM_PARAMETERS}`, schema));
  const present = (place: NominatimPlace) => toNominatimAddress(place, (code) => findCountry(code)?.name);
  return {
    search: async ({ address }) => {
      const places = await request(
        `search?q=${encodeURIComponent(address)}&limit=${MAX_RESULTS}`,
        z.array(NominatimPlace),
      );
      return { ...NOMINATIM, items: places.slice(0, MAX_RESULTS).map(present) };
    },
    reverse: async ([latitude, longitude]) => {
      const place = await request(`reverse?lat=${latitude}&lon=${longitude}`, z.union([NominatimPlace, NoResult]));
      return { ...NOMINATIM, address: 'error' in place ? null : present(place) };
    },
  };
}

/** Geocodes with a Nominatim-compatible service, if one is configured, and falls back to the gazetteer. */
export function createGeocoder(deps: GeoDeps): Geocoder {
  const {
    now,
    config: { geocoderUrl },
  } = deps;
  const service = geocoderUrl ? createNominatimGeocoder(deps, geocoderUrl) : null;
  const fallback = createGazetteerGeocoder(service !== null);
  const withFallback = async <T>(response: Promise<T> | undefined, otherwise: () => Promise<T>): Promise<T> => {
    if (!response) return otherwise();
    try {
      return await response;
    } catch (error) {
      deps.log.warn({ err: error }, 'The address service failed: using the gazetteer');
      return otherwise();
    }
  };
  return {
    search: withCache((query: AddressQuery) => withFallback(service?.search(query), () => fallback.search(query)), {
      now,
      keyOf: ({ address, countryCode }) => `${countryCode} ${address}`,
      sizeOf: ({ items }) => items.length,
    }),
    reverse: withCache(
      (position: Point) => withFallback(service?.reverse(position), () => fallback.reverse(position)),
      {
        now,
        keyOf: String,
        sizeOf: () => 1,
      },
    ),
  };
}
