import { getNavigationUrl } from './stop-links.tsx';

const LOCATION = { latitude: 7.29, longitude: 80.63, name: 'Harbour gate' } as Parameters<typeof getNavigationUrl>[0];

test.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:7.29,80.63?q=7.29,80.63(Harbour%20gate)'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'https://maps.apple.com/?daddr=7.29,80.63&q=Harbour%20gate',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/dir/?api=1&destination=7.29,80.63'],
])('opens the map app of %s', (userAgent, url) => {
  expect(getNavigationUrl(LOCATION, userAgent)).toBe(url);
});
