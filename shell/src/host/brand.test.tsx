import { act, screen } from '@testing-library/react';
import { usePreferences } from 'shared-auth';
import { namePortal, titlePage } from 'shared-ui';
import { accessibilityFaults, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { showBrand, useHost } from './brand.ts';
import { DevelopmentBanner } from './development-banner.tsx';
import { serendib } from './testing/distributors.ts';

const HOST = 'portal.serendib.localhost';
const ASKED = 'GET organizations/distributor';
const root = document.documentElement;
const icon = () => document.querySelector('link[rel~="icon"]')?.getAttribute('href');
const looks = () => [
  document.title,
  icon(),
  root.style.getPropertyValue('--consign-accent'),
  usePreferences.getState().language,
];
const OURS = ['Sign in · Consign', '/assets/ours.svg', '', 'en'];
const THEIRS = ['Sign in · Serendib', '/files/serendib.png', '#0a7d55', 'it'];

const Probe = () => <p>{useHost(({ brand }) => brand)?.pageTitle ?? 'ours'}</p>;

function open(replies: Replies = {}, inPage?: unknown) {
  for (const left of document.querySelectorAll('link[rel="icon"], #brand')) left.remove();
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" type="image/svg+xml" href="/assets/ours.svg">');
  if (inPage !== undefined)
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="brand">${JSON.stringify(inPage)}</script>`,
    );
  root.removeAttribute('style');
  useHost.setState({ brand: null });
  namePortal('Consign');
  usePreferences.getState().suggest('host');
  titlePage('Sign in');
  return renderScreen(<Probe />, { user: null, replies });
}
const show = (host: string) => act(() => showBrand(host));

test('what the server wrote into the page is shown without a question', async () => {
  const { calls } = open({}, serendib);
  await show(HOST);
  expect(looks()).toEqual(THEIRS);
  expect(screen.getByText('Serendib')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('what the server could not tell is asked for before the first paint', async () => {
  const { calls } = open({ [ASKED]: () => serendib });
  await show(HOST);
  expect(calls).toEqual([`${ASKED}?domain=${HOST}`]);
  expect(looks()).toEqual(THEIRS);
});

test('an answer that takes more than a second follows, and keeps nobody waiting', async () => {
  const late = Promise.withResolvers<unknown>();
  open({ [ASKED]: () => late.promise });
  await show(HOST);
  expect(looks()).toEqual(OURS);
  late.resolve(serendib);
  expect(await screen.findByText('Serendib')).toBeInTheDocument();
  expect(looks()).toEqual(THEIRS);
});

test.each(['localhost', 'dev.consign.com', 'consign.com'])('%s keeps the fixed looks and asks nobody', async (host) => {
  const { calls } = open({ [ASKED]: () => serendib });
  await show(host);
  expect(looks()).toEqual(OURS);
  expect(calls).toEqual([]);
});

test('a host that is nobody’s own is ours', async () => {
  const { calls } = open({ [ASKED]: () => refuse(404, 'notFound') });
  await show(HOST);
  expect(looks()).toEqual(OURS);
  expect(calls).toHaveLength(1);
});

test('nobody is asked for what the server knows to be nobody’s own', async () => {
  const { calls } = open({ [ASKED]: () => serendib }, null);
  await show(HOST);
  expect(looks()).toEqual(OURS);
  expect(calls).toEqual([]);
});

test('what a partner leaves empty stays ours', async () => {
  open({}, { ...serendib, pageFavicon: null, accentColor: null, defaultLanguage: null });
  await show(HOST);
  expect(looks()).toEqual(['Sign in · Serendib', ...OURS.slice(1)]);
});

test('a development host says that its data may be cleared, the others say nothing', async () => {
  const { container } = renderScreen(
    <>
      <DevelopmentBanner host="dev.consign.com" />
      <DevelopmentBanner host="consign.com" />
      <DevelopmentBanner />
    </>,
    { user: null },
  );
  expect(await screen.findAllByText('This version is for testing only and data may be cleared')).toHaveLength(1);
  expect(await accessibilityFaults(container)).toEqual([]);
});
