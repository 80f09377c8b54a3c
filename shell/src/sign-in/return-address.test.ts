import { returnAddress, signInAddress } from './return-address.ts';

const back = (from: string) => returnAddress(new URL(signInAddress(from), 'http://portal').search);

test('leads back to the whole address the person asked for', () => {
  expect(back('/orders?page=2&search=tea#top')).toBe('/orders?page=2&search=tea#top');
  expect(signInAddress('/')).toBe('/login');
});

test.each(['https://elsewhere.com/', '//elsewhere.com', '/\\elsewhere.com', '/\t/elsewhere.com', 'javascript:alert(1)', 'http://[', '/login', '/login?to=/login'])(
  'never leads away from the portal, nor round in circles: %s',
  (to) => {
    expect(returnAddress(`?to=${encodeURIComponent(to)}`)).toBe('/');
  },
);
