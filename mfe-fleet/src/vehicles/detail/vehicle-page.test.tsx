import { screen, waitFor, within } from '@testing-library/react';
import { HOUR } from 'shared-contracts/values/time';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import {
  file,
  inDays,
  owner,
  partner,
  REFERENCE_TIME,
  row,
  share,
  toPage,
  vehicle,
} from '../testing/vehicle.fixtures.ts';
import VehiclePage from './vehicle-page.tsx';

const entry = {
  trip: null,
  partner: null,
  workOrder: null,
  isOverdue: false,
  due: null,
  note: null,
  toAt: REFERENCE_TIME + HOUR,
  fromAt: REFERENCE_TIME,
  actions: [],
};
const entries = [
  { ...entry, id: 'a', kind: 'trip', trip: { id: 'trip-1', number: 'T-000104', stage: 'transit' } },
  { ...entry, id: 'b', kind: 'service', note: 'Oil change' },
  { ...entry, id: 'c', kind: 'share', partner, toAt: null },
  { ...entry, id: 'd', kind: 'unavailable', note: 'Painting' },
];
const timelineEntry = {
  id: 'entry-1',
  event: 'serviced',
  from: null,
  to: null,
  user: 'farook',
  actor: null,
  reason: null,
  occurredAt: REFERENCE_TIME,
  recordedAt: REFERENCE_TIME,
};
const files = [
  file({ id: 'front', kind: 'photoFront', name: 'a.jpg', mime: 'image/jpeg', url: '/api/vehicles/files/front' }),
  file({ id: 'rear', kind: 'photoRear', mime: 'image/jpeg', url: '/api/vehicles/files/rear' }),
  file({
    id: 'licence',
    kind: 'revenueLicence',
    name: 'licence.pdf',
    expiresAt: inDays(-3),
    url: '/api/vehicles/files/licence',
  }),
  file({ expiresAt: inDays(12) }),
  file({ id: 'pass', kind: 'acvPass', expiresAt: inDays(200), url: '/api/vehicles/files/pass' }),
  file({ id: 'permit', kind: 'portPermit', url: '/api/vehicles/files/permit' }),
];

const renderPage = (overrides: Partial<Vehicle> = {}, replies: Replies = {}, user = testUsers.fleetOwner) =>
  renderScreen(<VehiclePage />, {
    url: '/vehicle/vehicle-1',
    path: '/vehicle/:id',
    user,
    replies: {
      'GET vehicles/:id': () => vehicle({ files, ...overrides }),
      'GET vehicles/:id/timeline': () => ({ items: [timelineEntry] }),
      'GET vehicles/share': () => ({ ...toPage(share()), total: 7 }),
      'GET vehicles/schedule': () => toPage({ vehicle: row(), entries, actions: [] }),
      'GET vehicles/files/:id': () => new Blob(['x']),
      'GET vehicles/:id/live-links': () => ({ ...toPage(), actions: [] }),
      ...replies,
    },
  });
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
const itemTexts = (section: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  section.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows everything about a vehicle', async () => {
  const { baseElement, calls } = renderPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'WP LK-4521' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    '/vehicles-monitoring?vehicle=vehicle-1',
  );
  const characteristics = await findSection('Vehicle characteristics');
  for (const text of [
    'Isuzu',
    'NPR',
    '2021',
    'White',
    'MBJ11JV5070010001',
    '8600',
    '4HK1',
    '110 kW',
    'Diesel',
    '2',
    '4,500 kg',
    'Careful',
    owner.name,
  ])
    expect(characteristics.getByText(text)).toBeVisible();
  const cargo = await findSection('Cargo parameters');
  for (const text of ['6.50 m', '2.20 m', '2.40 m', '34.32 CBM', '32.00 CBM', '7,500 kg', 'Food', 'Rear, Tail lift'])
    expect(cargo.getByText(text)).toBeVisible();
  expect((await findSection('Driver')).getByText('Nimal Perera')).toBeVisible();
  const gallery = await findSection('Photos of WP LK-4521');
  expect(await gallery.findByRole('img', { name: 'WP LK-4521, Front' })).toBeVisible();
  expect(gallery.getByRole('button', { name: /slideshow/ })).toBeVisible();
  expect(itemTexts(await findSection('Documents')).map((text) => text?.replace(/\d\d\.\d\d\.\d{4}/, ''))).toEqual([
    'Revenue licenceExpired 2 days ago',
    'InsuranceExpires in 12 days',
    'ACV passValid',
    'Port permitNo expiry date',
  ]);
  expect(itemTexts(await findSection('Services'))[0]).toMatch(
    /^Oil change RequiredLast service: .*Expired 9 days ago$/,
  );
  const schedule = await findSection('Next 14 days');
  await waitFor(() =>
    expect(itemTexts(schedule)).toEqual([
      'On a trip01.12.2030 11:30 – 12:30T-000104',
      'Service due01.12.2030 11:30 – 12:30Oil change',
      'Shared01.12.2030 11:30 – …Lanka Transporters',
      'Unavailable01.12.2030 11:30 – 12:30Painting',
    ]),
  );
  expect(calls).toContainEqual(expect.stringMatching(/^GET vehicles\/schedule\?vehicleId=vehicle-1&from=\d+&to=\d+$/));
  const query = new URL(`http://x/${calls.find((call) => call.includes('schedule'))}`).searchParams;
  expect(Number(query.get('to')) - Number(query.get('from'))).toBe(14 * 24 * HOUR);
  const shares = await findSection('Shares');
  expect(await shares.findByText('Lanka Transporters')).toBeVisible();
  expect(shares.getByRole('link', { name: 'Show all 7' })).toHaveAttribute(
    'href',
    '/vehicles?view=given&vehicleId=vehicle-1',
  );
  expect(await (await findSection('History')).findByText('Services updated')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('opens a document in the viewer', async () => {
  const { user } = renderPage();
  await user.click((await findSection('Documents')).getByRole('button', { name: 'Insurance, Open insurance.pdf' }));
  expect(await screen.findByRole('dialog', { name: /insurance\.pdf/ })).toBeVisible();
});

test('offers the allowed actions, and ends a share after confirmation', async () => {
  const { user, calls, notices } = renderPage(
    { actions: ['edit', 'services', 'share'] },
    { 'DELETE vehicles/share/:id': () => ({ id: 'share-1' }) },
  );
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  await chooseAction(user, 'WP LK-4521', 'Share');
  expect(await screen.findByRole('dialog', { name: 'Share WP LK-4521' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await (await findSection('Shares')).findByRole('button', { name: 'Unshare' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unshare' }));
  await waitFor(() => expect(notices).toEqual(['Vehicle no longer shared']));
  expect(calls).toContain('DELETE vehicles/share/share-1');
});

test('returns to the list after deleting the vehicle', async () => {
  const { user, router } = renderPage(
    { actions: ['edit', 'delete'] },
    { 'DELETE vehicles/:id': () => ({ id: 'vehicle-1' }) },
  );
  await chooseAction(user, 'WP LK-4521', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles'));
});

test('hides shares and history of a partner’s vehicle', async () => {
  const { calls } = renderPage(
    { organization: partner, driver: null },
    { 'GET vehicles/share/schedule': () => toPage({ vehicle: row(), entries: [], actions: [] }) },
    testUsers.cargoOwner,
  );
  expect((await findSection('Driver')).getByText('No driver')).toBeVisible();
  expect(await (await findSection('Next 14 days')).findByText('Available for the next 14 days')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shares' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  expect(calls).not.toContainEqual(expect.stringMatching(/timeline|vehicles\/schedule|direction/));
});

test('shows empty sections, and no schedule without access to it', async () => {
  const organization = { id: testUsers.cargoOwner.organizationId, name: testUsers.cargoOwner.organizationName };
  const { calls } = renderPage(
    { organization, files: [], services: [] },
    { 'GET vehicles/share': () => toPage() },
    testUsers.cargoOwner,
  );
  expect((await findSection('Documents')).getByText('No documents yet')).toBeVisible();
  expect((await findSection('Services')).getByText('No services yet')).toBeVisible();
  expect(await (await findSection('Shares')).findByText('Not shared with anyone')).toBeVisible();
  expect(calls).not.toContainEqual(expect.stringContaining('schedule'));
});

test.each([
  [404, 'notFound'],
  [422, 'invalid'],
])('shows a missing or inaccessible vehicle as not found: %i', async (status, code) => {
  renderPage({}, { 'GET vehicles/:id': () => errorReply(status, code) });
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to vehicles' })).toHaveAttribute('href', '/vehicles');
});
