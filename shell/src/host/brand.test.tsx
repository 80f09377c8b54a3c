import { act, screen } from '@testing-library/react';
import { usePreferences } from 'shared-auth';
import { setPortalName, setPageTitle } from 'shared-ui';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { initBrand, useHost } from './brand.ts';
import { DevelopmentBanner } from './development-banner.tsx';
import { serendib } from './testing/fixtures.ts';

const HOST = 'portal.serendib.localhost';
const REQUEST = 'GET organizations/distributor';
const root = document.documentElement;
const icon = () => document.querySelector('link[rel~="icon"]')?.getAttribute('href');
const appliedBrand = () => [
  document.title,
  icon(),
  root.style.getPropertyValue('--consign-accent'),
  usePreferences.getState().language,
];
const DEFAULT_BRAND = ['Sign in · Consign', '/assets/default.svg', '', 'en'];
const PARTNER_BRAND = ['Sign in · Serendib', '/files/serendib.png', '#0a7d55', 'it'];

const Probe = () => <p>{useHost(({ brand }) => brand)?.pageTitle ?? 'no brand'}</p>;

function open(replies: Replies = {}, pageBrand?: unknown) {
  for (const element of document.querySelectorAll('link[rel="icon"], #brand')) element.remove();
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" type="image/svg+xml" href="/assets/default.svg">');
  if (pageBrand !== undefined)
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="brand">${JSON.stringify(pageBrand)}</script>`,
    );
  root.removeAttribute('style');
  useHost.setState({ brand: null });
  setPortalName('Consign');
  usePreferences.getState().setDefaults('host');
  setPageTitle('Sign in');
  return renderScreen(<Probe />, { user: null, replies });
}
const applyHost = (host: string) => act(() => initBrand(host));

test('applies the brand in the page without a request', async () => {
  const { calls } = open({}, serendib);
  await applyHost(HOST);
  expect(appliedBrand()).toEqual(PARTNER_BRAND);
  expect(screen.getByText('Serendib')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('fetches a brand missing in the page before the first paint', async () => {
  const { calls } = open({ [REQUEST]: () => serendib });
  await applyHost(HOST);
  expect(calls).toEqual([`${REQUEST}?domain=${HOST}`]);
  expect(appliedBrand()).toEqual(PARTNER_BRAND);
});

test('applies a response that takes more than a second later', async () => {
  const late = Promise.withResolvers<unknown>();
  open({ [REQUEST]: () => late.promise });
  await applyHost(HOST);
  expect(appliedBrand()).toEqual(DEFAULT_BRAND);
  late.resolve(serendib);
  expect(await screen.findByText('Serendib')).toBeInTheDocument();
  expect(appliedBrand()).toEqual(PARTNER_BRAND);
});

test.each(['localhost', 'dev.consign.com', 'consign.com'])(
  'keeps the default brand at %s without a request',
  async (host) => {
    const { calls } = open({ [REQUEST]: () => serendib });
    await applyHost(host);
    expect(appliedBrand()).toEqual(DEFAULT_BRAND);
    expect(calls).toEqual([]);
  },
);

test('keeps the default brand for an unknown host', async () => {
  const { calls } = open({ [REQUEST]: () => errorReply(404, 'notFound') });
  await applyHost(HOST);
  expect(appliedBrand()).toEqual(DEFAULT_BRAND);
  expect(calls).toHaveLength(1);
});

test('sends no request when the server knows that the host has no brand', async () => {
  const { calls } = open({ [REQUEST]: () => serendib }, null);
  await applyHost(HOST);
  expect(appliedBrand()).toEqual(DEFAULT_BRAND);
  expect(calls).toEqual([]);
});

test('keeps defaults for empty brand settings', async () => {
  open({}, { ...serendib, pageFavicon: null, accentColor: null, defaultLanguage: null });
  await applyHost(HOST);
  expect(appliedBrand()).toEqual(['Sign in · Serendib', ...DEFAULT_BRAND.slice(1)]);
});

test('shows the development banner only on development hosts', async () => {
  const { container } = renderScreen(
    <>
      <DevelopmentBanner host="dev.consign.com" />
      <DevelopmentBanner host="consign.com" />
      <DevelopmentBanner />
    </>,
    { user: null },
  );
  expect(await screen.findAllByText('This version is for testing only and data may be cleared')).toHaveLength(1);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});
