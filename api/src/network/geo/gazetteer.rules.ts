import type { Address, HomeArea } from 'shared-contracts/network/geo';
import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

export type Place = {
  city: string;
  state: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
};
/** `cityKey` and `key` are folded for searching: the city name, and all names. */
export type IndexedPlace = Place & { isCapital: boolean; cityKey: string; key: string };

const MAX_RESULTS = 10;
/** Places farther away say nothing about a position. */
const MAX_DISTANCE_KM = 50;
const KM_PER_DEGREE = 111.2;

/** Drops case, accents and punctuation. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** @param regionKey state and country, folded once for all their places */
export function indexPlace(place: Place, regionKey: string, isCapital: boolean): IndexedPlace {
  const cityKey = foldText(place.city);
  return { ...place, isCapital, cityKey, key: ` ${cityKey} ${regionKey}` };
}

/** Lower is better: the city itself, a city that starts with the query, any word that starts with it; null when a word is missing. */
function rank({ cityKey, key }: IndexedPlace, query: string, words: readonly string[]): number | null {
  if (!words.every((word) => key.includes(word))) return null;
  if (cityKey === query) return 0;
  if (query.startsWith(`${cityKey} `)) return 1;
  return cityKey.startsWith(query) ? 2 : 3;
}

/** Finds places by the beginnings of all words. Ties are ordered by the preferred country, then capitals. */
export function findPlaces(places: readonly IndexedPlace[], address: string, countryCode: string | null): Place[] {
  const query = foldText(address);
  if (!query) return [];
  const words = query.split(' ').map((word) => ` ${word}`);
  const score = ({ place, matchRank }: { place: IndexedPlace; matchRank: number }) =>
    matchRank * 4 + (place.countryCode === countryCode ? 0 : 2) + (place.isCapital ? 0 : 1);
  return places
    .flatMap((place) => {
      const matchRank = rank(place, query, words);
      return matchRank === null ? [] : [{ place, matchRank }];
    })
    .toSorted((a, b) => score(a) - score(b) || a.place.cityKey.length - b.place.cityKey.length)
    .slice(0, MAX_RESULTS)
    .map(({ place }) => place);
}

export function findNearestPlace(places: readonly Place[], [latitude, longitude]: Point): Place | null {
  const candidates = places.filter((place) => Math.abs(place.latitude - latitude) * KM_PER_DEGREE <= MAX_DISTANCE_KM);
  let nearest: Place | null = null;
  let minKm = MAX_DISTANCE_KM;
  for (const place of candidates) {
    const km = greatCircleKm([latitude, longitude], [place.latitude, place.longitude]);
    if (km <= minKm) [nearest, minKm] = [place, km];
  }
  return nearest;
}

export const toGazetteerAddress = ({ city, state, country, countryCode, latitude, longitude }: Place): Address => ({
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

/** The part of the towns on each side that is left out, such as those of far islands. */
const MARGIN = 0.05;

function innerRange(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const left = Math.floor(sorted.length * MARGIN);
  return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0];
}

/** Two corners around most towns of a country; empty if none of its towns is known. */
export function findCountryCorners(places: readonly Place[], countryCode: string): HomeArea['corners'] {
  const towns = places.filter((place) => place.countryCode === countryCode);
  if (towns.length === 0) return [];
  const [south, north] = innerRange(towns.map(({ latitude }) => latitude));
  const [west, east] = innerRange(towns.map(({ longitude }) => longitude));
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}
