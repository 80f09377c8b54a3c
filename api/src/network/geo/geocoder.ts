import { z } from 'zod';
import type { AddressAt, AddressSearch } from 'shared-contracts/geo';
import { countryOf, gazetteer, GAZETTEER_ATTRIBUTION } from './gazetteer.ts';
import { addressOf, findPlaces, nearestPlace } from './gazetteer.rules.ts';
import type { Point } from './great-circle.rules.ts';
import { addressOfPlace, NominatimPlace } from './nominatim.rules.ts';
import { askService, baseOf, paced, remembering, type Server } from './service.ts';

/** `countryCode`: where the one who asks is at home. */
type Wanted = { address: string; countryCode: string | null };
export type Addresses = {
  search: (wanted: Wanted) => Promise<AddressSearch>;
  at: (position: Point) => Promise<AddressAt>;
};

const NOMINATIM = {
  source: 'nominatim',
  estimated: false,
  isFallback: false,
  attribution: '© OpenStreetMap contributors, ODbL',
} as const;
const NOMINATIM_PARAMETERS = 'format=jsonv2&addressdetails=1&accept-language=en';
const MOST = 10;

const Nothing = z.object({ error: z.string() });

function embedded(isFallback: boolean): Addresses {
  const told = { source: 'gazetteer', estimated: true, isFallback, attribution: GAZETTEER_ATTRIBUTION } as const;
  return {
    search: async ({ address, countryCode }) => ({
      ...told,
      items: findPlaces(await gazetteer(), address, countryCode).map(addressOf),
    }),
    at: async (position) => {
      const place = nearestPlace(await gazetteer(), position);
      return { ...told, address: place && addressOf(place) };
    },
  };
}

function nominatim(server: Server, url: string): Addresses {
  const { geocoderPerSecond, geoWithinMs } = server.config;
  const inTurn = paced(geocoderPerSecond, geoWithinMs);
  const ask = <T>(call: string, schema: z.ZodType<T>) =>
    inTurn(() => askService(server, `${baseOf(url)}/${call}&${NOMINATIM_PARAMETERS}`, schema));
  const present = (place: NominatimPlace) => addressOfPlace(place, (code) => countryOf(code)?.name);
  return {
    search: async ({ address }) => {
      const places = await ask(`search?q=${encodeURIComponent(address)}&limit=${MOST}`, z.array(NominatimPlace));
      return { ...NOMINATIM, items: places.slice(0, MOST).map(present) };
    },
    at: async ([latitude, longitude]) => {
      const place = await ask(`reverse?lat=${latitude}&lon=${longitude}`, z.union([NominatimPlace, Nothing]));
      return { ...NOMINATIM, address: 'error' in place ? null : present(place) };
    },
  };
}

/** How this server finds addresses: by a Nominatim-compatible service if it has one, else, and when that does not answer, in the gazetteer. */
export function addressesOf(server: Server): Addresses {
  const {
    now,
    config: { geocoderUrl },
  } = server;
  const service = geocoderUrl ? nominatim(server, geocoderUrl) : null;
  const fallback = embedded(service !== null);
  const orFallback = async <T>(asked: Promise<T> | undefined, otherwise: () => Promise<T>): Promise<T> => {
    if (!asked) return otherwise();
    try {
      return await asked;
    } catch (error) {
      server.log.warn({ err: error }, 'the address service does not answer: the gazetteer does');
      return otherwise();
    }
  };
  return {
    search: remembering((wanted: Wanted) => orFallback(service?.search(wanted), () => fallback.search(wanted)), {
      now,
      keyOf: ({ address, countryCode }) => `${countryCode} ${address}`,
      sizeOf: ({ items }) => items.length,
    }),
    at: remembering((position: Point) => orFallback(service?.at(position), () => fallback.at(position)), {
      now,
      keyOf: String,
      sizeOf: () => 1,
    }),
  };
}
