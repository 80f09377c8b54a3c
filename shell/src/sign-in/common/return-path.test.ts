import { writeRegistry } from '../../navigation/testing/areas.fixtures.ts';
import { firstPasswordPath, readReturnPath, signInPath } from './return-path.ts';

beforeAll(() => writeRegistry());

const roundTrip = (from: string) => readReturnPath(new URL(signInPath(from), 'http://portal').search);

test('keeps the full path', () => {
  expect(roundTrip('/orders?page=2&search=tea#top')).toBe('/orders?page=2&search=tea#top');
  expect(signInPath('/')).toBe('/login');
  expect(signInPath('/first-password?to=%2Forders')).toBe('/login');
  expect(firstPasswordPath('/orders?page=2')).toBe('/first-password?to=%2Forders%3Fpage%3D2');
  expect(firstPasswordPath('/login?to=%2Forders')).toBe('/first-password');
});

test.each([[''], ['?to='], ['?to=%2F.%2F%2Fevil.example%2F'], ['?to=%2Fnowhere']])(
  'leads home without a declared path: %s',
  (search) => {
    expect(readReturnPath(search)).toBe('/');
  },
);
