import { firstPasswordAddress, returnAddress, signInAddress } from './return-address.ts';

const back = (from: string) => returnAddress(new URL(signInAddress(from), 'http://portal').search);

test('leads back to the whole address the person asked for', () => {
  expect(back('/orders?page=2&search=tea#top')).toBe('/orders?page=2&search=tea#top');
  expect(signInAddress('/')).toBe('/login');
  expect(signInAddress('/first-password?to=%2Forders')).toBe('/login');
  expect(firstPasswordAddress('/orders?page=2')).toBe('/first-password?to=%2Forders%3Fpage%3D2');
  expect(firstPasswordAddress('/login?to=%2Forders')).toBe('/first-password');
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
])('never leads away from the portal, nor round in circles: %s', (to) => {
  expect(returnAddress(`?to=${encodeURIComponent(to)}`)).toBe('/');
});
