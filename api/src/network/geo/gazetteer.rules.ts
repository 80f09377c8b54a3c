import type { Address } from 'shared-contracts/geo';
import { greatCircleKm, type Point } from './great-circle.rules.ts';

export type Place = {
  city: string;
  state: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
};
/** A place with the words it is found by, folded: the city's own, and all of them. */
export type KnownPlace = Place & { isCapital: boolean; cityKey: string; key: string };

const MOST = 10;
/** Farther away than this a place says nothing about a position. */
const NEAR_KM = 50;
const KM_PER_DEGREE = 111.2;

/** As people type it: without case, accents and punctuation. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `regionKey`: state and country, folded once for all that lie there. */
export function known(place: Place, regionKey: string, isCapital: boolean): KnownPlace {
  const cityKey = folded(place.city);
  return { ...place, isCapital, cityKey, key: ` ${cityKey} ${regionKey}` };
}

/** How well a place fits, the least best: the city itself, a city that begins so, any of whose words begin so. */
function rank({ cityKey, key }: KnownPlace, wanted: string, words: readonly string[]): number | null {
  if (!words.every((word) => key.includes(word))) return null;
  if (cityKey === wanted) return 0;
  if (wanted.startsWith(`${cityKey} `)) return 1;
  return cityKey.startsWith(wanted) ? 2 : 3;
}

/** Places that have all the words asked for, or words that begin so; of equals, those of the country first, then capitals. */
export function findPlaces(places: readonly KnownPlace[], address: string, countryCode: string | null): Place[] {
  const wanted = folded(address);
  if (!wanted) return [];
  const words = wanted.split(' ').map((word) => ` ${word}`);
  const strangeness = ({ place, at }: { place: KnownPlace; at: number }) =>
    at * 4 + (place.countryCode === countryCode ? 0 : 2) + (place.isCapital ? 0 : 1);
  return places
    .flatMap((place) => {
      const at = rank(place, wanted, words);
      return at === null ? [] : [{ place, at }];
    })
    .toSorted((a, b) => strangeness(a) - strangeness(b) || a.place.cityKey.length - b.place.cityKey.length)
    .slice(0, MOST)
    .map(({ place }) => place);
}

/** The nearest place within 50 km. */
export function nearestPlace(places: readonly Place[], [latitude, longitude]: Point): Place | null {
  const withinReach = places.filter((place) => Math.abs(place.latitude - latitude) * KM_PER_DEGREE <= NEAR_KM);
  let nearest: Place | null = null;
  let least = NEAR_KM;
  for (const place of withinReach) {
    const km = greatCircleKm([latitude, longitude], [place.latitude, place.longitude]);
    if (km <= least) [nearest, least] = [place, km];
  }
  return nearest;
}

export const addressOf = ({ city, state, country, countryCode, latitude, longitude }: Place): Address => ({
  label: [city, state, country].filter(Boolean).join(', '),
  buildingNumber: '',
  street1: '',
  street2: '',
  city,
  state,
  zip: '',
  country,
  countryCode,
  latitude,
  longitude,
});
