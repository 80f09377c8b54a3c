import { resolveHome } from './home.rules.ts';

const EMPTY = { homeDescription: null, homeVideo: null, homeLinks: [], appStoreUrl: null, playStoreUrl: null };
const filled = (name: string) => ({
  homeDescription: name,
  homeVideo: `https://${name}.example/video`,
  homeLinks: [{ label: name, url: `https://${name}.example` }],
  appStoreUrl: `https://${name}.example/ios`,
  playStoreUrl: `https://${name}.example/android`,
});
const brand = (name: string) => ({
  description: name,
  video: `https://${name}.example/video`,
  links: [{ label: name, url: `https://${name}.example` }],
  appStoreUrl: `https://${name}.example/ios`,
  playStoreUrl: `https://${name}.example/android`,
});
const NOTHING = { description: null, video: null, links: [], appStoreUrl: null, playStoreUrl: null };

test.each([
  ['its own', filled('tea'), filled('portal'), brand('tea')],
  ['its own without a distributor', filled('tea'), undefined, brand('tea')],
  ["its distributor's", EMPTY, filled('portal'), brand('portal')],
  ['an empty one', EMPTY, EMPTY, NOTHING],
  ['an empty one without a distributor', EMPTY, undefined, NOTHING],
])('an organization has %s home page', (_case, organization, distributor, home) => {
  expect(resolveHome(organization, distributor)).toEqual(home);
});
