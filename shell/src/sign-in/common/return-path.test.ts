import { firstPasswordPath, readReturnPath, signInPath } from './return-path.ts';

const roundTrip = (from: string) => readReturnPath(new URL(signInPath(from), 'http://portal').search);

test('keeps the full path', () => {
  expect(roundTrip('/orders?page=2&search=tea#top')).toBe('/orders?page=2&search=tea#top');
  expect(signInPath('/')).toBe('/login');
  expect(signInPath('/first-password?to=%2Forders')).toBe('/login');
  expect(firstPasswordPath('/orders?page=2')).toBe('/first-password?to=%2Forders%3Fpage%3D2');
  expect(firstPasswordPath('/login?to=%2Forders')).toBe('/first-password');
});

test.each([
  'https://elsewhere.com/',
  '//elsewhere.com',
  '/\\elsewhere.com',
  '/\t/elsewhere.com',
  'javascript:alert(1)',
  'http://[',
  '/login',
  '/login?to=/login',
  '/login/reset',
  '/first-password',
])('rejects return paths outside the portal and to sign-in pages: %s', (to) => {
  expect(readReturnPath(`?to=${encodeURIComponent(to)}`)).toBe('/');
});
