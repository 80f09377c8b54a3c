import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import LoadingPlanPage from './loading-plan-page.tsx';
import ManifestPage from './manifest-page.tsx';
import { blockedPlan, loadingPlan, manifest } from './testing/given.ts';

const PDF = 'trips/:id/manifest/export';
const openManifest = (replies: Replies = {}) =>
  renderScreen(<ManifestPage />, {
    at: '/trips/trip-1/manifest',
    path: '/trips/:id/manifest',
    replies: { 'GET trips/:id/manifest': () => manifest(), ...replies },
  });
const openPlan = (replies: Replies = {}) =>
  renderScreen(<LoadingPlanPage />, {
    at: '/trips/trip-1/loading-plan',
    path: '/trips/:id/loading-plan',
    replies: { 'GET trips/:id/loading-plan': () => loadingPlan(), ...replies },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const onPhone = () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  return () => {
    window.matchMedia = wide;
  };
};

test('the manifest: the trip, its stops in order, what is picked up and dropped there, whom to ask, where to sign', async () => {
  const { baseElement } = openManifest();
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery manifest' })).toBeVisible();
  const facts = await section('Trip');
  for (const text of [
    'Lanka Transporters',
    'WP LJ-5290',
    '20 ft lorry',
    'Nimal Perera',
    '01.12.2030 11:30',
    '137.5 km',
    '1,205',
    '4,251 kg',
    '15.50 CBM',
    'Keep dry',
  ])
    expect(facts.getByText(text)).toBeVisible();
  expect(facts.getByRole('link', { name: '+94 77 123 45 67' })).toHaveAttribute('href', 'tel:+94771234567');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Trip',
    '1. Colombo Port',
    '2. Kandy Depot',
    '3. Jaffna Depot',
  ]);
  const port = await section('1. Colombo Port');
  expect(port.getByRole('link', { name: '+94 71 000 11 22' })).toBeVisible();
  expect(port.getByText('01.12.2030 11:30 – 12:30')).toBeVisible();
  const tea = within(port.getByRole('table', { name: 'Pickup of O-000001 (PO 7)' }));
  expect(tea.getByRole('row', { name: 'P-1 Ceylon tea 1,200 4,000 kg 15.00 CBM' })).toBeVisible();
  expect(port.getByText('Handed over: name, signature, date and time')).toBeVisible();
  const kandy = await section('2. Kandy Depot');
  expect(kandy.getByText('How much of it is not set. Its cargo is listed at its last drop.')).toBeVisible();
  expect(kandy.getByText('Received: name, signature, date and time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trip T-000104' })).toHaveAttribute('href', '/trips/trip-1');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('the loading plan: what goes in deepest first, what comes out first, how full the vehicle leaves', async () => {
  const { baseElement } = openPlan();
  expect(await screen.findByText(/^Last in, first out\. Place 1 is deepest/)).toBeVisible();
  const rows = (of: ReturnType<typeof within>, name: string) =>
    within(of.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  const port = await section('1. Colombo Port');
  expect(rows(port, 'Load, in this order')).toEqual([
    '1O-000002–Red rice35251 kg0.50 CBM',
    '2O-000001P-1Ceylon tea21,2004,000 kg15.00 CBM',
    'Total1,2054,251 kg15.50 CBM',
  ]);
  expect(port.getByRole('meter', { name: /Space/ })).toHaveAttribute('aria-valuenow', '50');
  const kandy = await section('2. Kandy Depot');
  expect(rows(kandy, 'Unload, in this order')[0]).toContain('Ceylon tea');
  expect(kandy.queryByRole('table', { name: 'Load, in this order' })).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('what must go behind something else is told, also without a vehicle', async () => {
  openPlan({ 'GET trips/:id/loading-plan': blockedPlan });
  const port = await section('1. Colombo Port');
  expect(port.getByText(/^1 goes behind what is on board already/)).toBeVisible();
  expect(port.queryByRole('meter')).toBeNull();
  expect(port.getAllByText(/4,251 kg · 15\.50 CBM/).at(-1)).toBeVisible();
});

test('on a phone items stand one below the other, without a table', async () => {
  const widen = onPhone();
  openPlan();
  const list = within((await section('1. Colombo Port')).getByRole('list', { name: 'Load, in this order' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Place 1O-000002Out at stop 3Red rice5 · 251 kg · 0.50 CBM',
    'Place 2O-000001Out at stop 2P-1 · Ceylon tea1,200 · 4,000 kg · 15.00 CBM',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
  widen();
});

test('is printed, and taken along as a PDF under the day and the number', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const saved: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = openManifest({ [`GET ${PDF}`]: () => new Blob(['%PDF-1.3'], { type: 'application/pdf' }) });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['2030-12-01 manifest T-000104.pdf']));
});

test('a PDF that cannot be made says so and keeps the page', async () => {
  const { user, notices } = openManifest({ [`GET ${PDF}`]: () => refuse(500, 'internal') });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a trip without cargo, one that is not there, and a load that failed are told apart', async () => {
  const empty = openPlan({ 'GET trips/:id/loading-plan': () => loadingPlan({ steps: [] }) });
  expect(await screen.findByText('This trip carries nothing')).toBeVisible();
  empty.unmount();
  const missing = openManifest({ 'GET trips/:id/manifest': () => refuse(404, 'notFound') });
  expect(await screen.findByRole('link', { name: 'Go to trips' })).toHaveAttribute('href', '/trips');
  missing.unmount();
  let tries = 0;
  const { user } = openManifest({ 'GET trips/:id/manifest': () => (++tries > 1 ? manifest() : refuse(400, 'broken')) });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery manifest' })).toBeVisible();
});
