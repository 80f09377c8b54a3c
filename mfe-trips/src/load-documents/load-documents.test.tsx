import { screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import LoadingPlanPage from './loading-plan-page.tsx';
import ManifestPage from './manifest-page.tsx';
import { buildBlockedPlan, buildLoadingPlan, buildManifest } from './testing/fixtures.ts';

const PDF_PATH = 'trips/:id/manifest/export';
const renderManifest = (replies: Replies = {}) =>
  renderScreen(<ManifestPage />, {
    url: '/trips/trip-1/manifest',
    path: '/trips/:id/manifest',
    replies: { 'GET trips/:id/manifest': () => buildManifest(), ...replies },
  });
const renderLoadingPlan = (replies: Replies = {}) =>
  renderScreen(<LoadingPlanPage />, {
    url: '/trips/trip-1/loading-plan',
    path: '/trips/:id/loading-plan',
    replies: { 'GET trips/:id/loading-plan': () => buildLoadingPlan(), ...replies },
  });
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
const mockPhoneViewport = () => {
  const originalMatchMedia = window.matchMedia;
  window.matchMedia = (media) => Object.assign(originalMatchMedia(media), { matches: media.includes('max-width') });
  return () => {
    window.matchMedia = originalMatchMedia;
  };
};

test('shows the manifest with trip, stops, cargo, contacts and signature lines', async () => {
  const { baseElement } = renderManifest();
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery manifest' })).toBeVisible();
  const facts = await findSection('Trip');
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
  const port = await findSection('1. Colombo Port');
  expect(port.getByRole('link', { name: '+94 71 000 11 22' })).toBeVisible();
  expect(port.getByText('01.12.2030 11:30 – 12:30')).toBeVisible();
  const tea = within(port.getByRole('table', { name: 'Pickup of O-000001 (PO 7)' }));
  expect(tea.getByRole('row', { name: 'P-1 Ceylon tea 1,200 4,000 kg 15.00 CBM' })).toBeVisible();
  expect(port.getByText('Handed over: name, signature, date and time')).toBeVisible();
  const kandy = await findSection('2. Kandy Depot');
  expect(kandy.getByText('The quantity for this drop isn’t set. The cargo is listed at the last drop.')).toBeVisible();
  expect(kandy.getByText('Received: name, signature, date and time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trip T-000104' })).toHaveAttribute('href', '/trips/trip-1');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows the loading plan with loading order, unloading order and utilization', async () => {
  const { baseElement } = renderLoadingPlan();
  expect(await screen.findByText(/^Last in, first out\. Position 1 is deepest/)).toBeVisible();
  const rows = (queries: ReturnType<typeof within>, name: string) =>
    within(queries.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  const port = await findSection('1. Colombo Port');
  expect(rows(port, 'Load, in this order')).toEqual([
    '1O-000002–Red rice35251 kg0.50 CBM',
    '2O-000001P-1Ceylon tea21,2004,000 kg15.00 CBM',
    'Total1,2054,251 kg15.50 CBM',
  ]);
  expect(port.getByRole('meter', { name: /Space/ })).toHaveAttribute('aria-valuenow', '50');
  const kandy = await findSection('2. Kandy Depot');
  expect(rows(kandy, 'Unload, in this order')[0]).toContain('Ceylon tea');
  expect(kandy.queryByRole('table', { name: 'Load, in this order' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('warns about cargo that goes behind other cargo, even without a vehicle', async () => {
  renderLoadingPlan({ 'GET trips/:id/loading-plan': buildBlockedPlan });
  const port = await findSection('1. Colombo Port');
  expect(port.getByText(/^1 goes behind cargo already on board/)).toBeVisible();
  expect(port.queryByRole('meter')).toBeNull();
  expect(port.getAllByText(/4,251 kg · 15\.50 CBM/).at(-1)).toBeVisible();
});

test('shows items as a list instead of a table on phones', async () => {
  const restoreViewport = mockPhoneViewport();
  renderLoadingPlan();
  const list = within((await findSection('1. Colombo Port')).getByRole('list', { name: 'Load, in this order' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Position 1O-000002Unload at stop 3Red rice5 · 251 kg · 0.50 CBM',
    'Position 2O-000001Unload at stop 2P-1 · Ceylon tea1,200 · 4,000 kg · 15.00 CBM',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
  restoreViewport();
});

test('prints the manifest and downloads it as a PDF named by date and trip number', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const savedNames: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(this.download);
  });
  const { user } = renderManifest({ [`GET ${PDF_PATH}`]: () => new Blob(['%PDF-1.3'], { type: 'application/pdf' }) });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(savedNames).toEqual(['2030-12-01 manifest T-000104.pdf']));
});

test('shows a notice when the PDF fails, and keeps the page', async () => {
  const { user, notices } = renderManifest({ [`GET ${PDF_PATH}`]: () => errorReply(500, 'internal') });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('distinguishes a trip without cargo, an unknown trip and a failed request', async () => {
  const emptyView = renderLoadingPlan({ 'GET trips/:id/loading-plan': () => buildLoadingPlan({ steps: [] }) });
  expect(await screen.findByText('No cargo on this trip')).toBeVisible();
  emptyView.unmount();
  const missingView = renderManifest({ 'GET trips/:id/manifest': () => errorReply(404, 'notFound') });
  expect(await screen.findByRole('link', { name: 'Go to trips' })).toHaveAttribute('href', '/trips');
  missingView.unmount();
  let attempts = 0;
  const { user } = renderManifest({
    'GET trips/:id/manifest': () => (++attempts > 1 ? buildManifest() : errorReply(400, 'broken')),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery manifest' })).toBeVisible();
});

test('shows the shippers, and downloads consignment notes and labels', async () => {
  const paths: string[] = [];
  const { user } = renderManifest({
    'GET trips/:id/manifest': () => ({
      ...buildManifest(),
      shippedOrders: [
        { id: 'order-1', number: 'O-000001', shipper: 'Harvest' },
        { id: 'order-2', number: 'O-000002', shipper: 'Harvest' },
      ],
    }),
    'GET trips/:id/consignment-notes/export': ({ path }) => (paths.push(path), new Blob(['%PDF'])),
    'GET trips/:id/labels/export': ({ path }) => (paths.push(path), new Blob(['%PDF'])),
  });
  expect((await findSection('Trip')).getByText('Harvest')).toBeVisible();
  for (const name of ['Consignment notes', 'Labels']) await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(paths.map((path) => path.split('/').at(-2))).toEqual(['consignment-notes', 'labels']));
});
