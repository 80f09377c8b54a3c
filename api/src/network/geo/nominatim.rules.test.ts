import { NominatimPlace, toNominatimAddress } from './nominatim.rules.ts';

const place = (address: Record<string, string>): NominatimPlace => ({
  lat: 6.9,
  lon: 79.8,
  display_name: 'Galle Road, Colombo',
  address,
});
const findCountryName = (code: string) => (code === 'LK' ? 'Sri Lanka' : undefined);

test('fills every field of an address', () => {
  const address = toNominatimAddress(
    place({
      house_number: '12',
      road: 'Galle Road',
      suburb: 'Fort',
      city: 'Colombo',
      state: 'Western Province',
      postcode: '00100',
      country: 'Lanka',
      country_code: 'lk',
    }),
    findCountryName,
  );
  expect(address).toEqual({
    label: 'Galle Road, Colombo',
    buildingNumber: '12',
    street1: 'Galle Road',
    street2: 'Fort',
    city: 'Colombo',
    state: 'Western Province',
    zip: '00100',
    country: 'Sri Lanka',
    countryCode: 'LK',
    latitude: 6.9,
    longitude: 79.8,
  });
});

test('uses the first component that is not empty, and the country of the service when its code is unknown', () => {
  const address = toNominatimAddress(
    place({ city: '', village: 'Ella', county: 'Badulla', path: 'Trail', country: 'Utopia', country_code: 'xx' }),
    findCountryName,
  );
  expect(address).toMatchObject({ city: 'Ella', street1: 'Trail', country: 'Utopia', countryCode: 'XX' });
});

test('leaves unknown values empty', () => {
  expect(toNominatimAddress(place({}), findCountryName)).toEqual({
    label: 'Galle Road, Colombo',
    buildingNumber: '',
    street1: '',
    street2: '',
    city: '',
    state: '',
    zip: '',
    country: '',
    countryCode: '',
    latitude: 6.9,
    longitude: 79.8,
  });
});

test.each([
  ['90', '180', true],
  ['-90', '-180', true],
  ['90.1', '0', false],
  ['0', '-180.1', false],
  ['', '0', false],
  ['north', '0', false],
])('accepts the position %s, %s: %s', (lat, lon, isValid) => {
  expect(NominatimPlace.safeParse({ lat, lon, display_name: '' }).success).toBe(isValid);
});
