import { screen, waitFor, within } from '@testing-library/react';
import type { Vehicle } from 'shared-contracts/vehicles';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { DAY, file, inDays, lanka, owner, pageOf, row, share, vehicle } from './testing/vehicles.ts';
import VehiclePage from './vehicle-page.tsx';

const HOUR = 3_600;
const entry = { trip: null, partner: null, note: null, toAt: DAY + HOUR, fromAt: DAY, actions: [] };
const entries = [
  { ...entry, id: 'a', kind: 'trip', trip: { id: 'trip-1', number: 'T-000104', stage: 'transit' } },
  { ...entry, id: 'b', kind: 'service', note: 'Oil change' },
  { ...entry, id: 'c', kind: 'share', partner: lanka, toAt: null },
  { ...entry, id: 'd', kind: 'unavailable', note: 'Painting' },
];
const story = {
  id: 'entry-1',
  event: 'serviced',
  from: null,
  to: null,
  user: 'farook',
  actor: null,
  reason: null,
  occurredAt: DAY,
  recordedAt: DAY,
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

const show = (over: Partial<Vehicle> = {}, replies: Replies = {}, user = as.fleetOwner) =>
  renderScreen(<VehiclePage />, {
    at: '/vehicle/vehicle-1',
    path: '/vehicle/:id',
    user,
    replies: {
      'GET vehicles/:id': () => vehicle({ files, ...over }),
      'GET vehicles/:id/timeline': () => ({ items: [story] }),
      'GET vehicles/share': () => ({ ...pageOf(share()), total: 7 }),
      'GET vehicles/schedule': () => pageOf({ vehicle: row(), entries, actions: [] }),
      'GET vehicles/files/:id': () => new Blob(['x']),
      ...replies,
    },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (part: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  part.getAllByRole('listitem').map(({ textContent }) => textContent);

test('everything about a vehicle', async () => {
  const { baseElement, calls } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'WP LK-4521' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    '/vehicles-monitoring?vehicle=vehicle-1',
  );
  const characteristics = await section('Vehicle characteristics');
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
  const cargo = await section('Cargo parameters');
  for (const text of ['6.50 m', '2.20 m', '2.40 m', '34.32 CBM', '32.00 CBM', '7,500 kg', 'Food', 'Rear, Tail lift'])
    expect(cargo.getByText(text)).toBeVisible();
  expect((await section('Driver')).getByText('Nimal Perera')).toBeVisible();
  const gallery = await section('Photos of WP LK-4521');
  expect(await gallery.findByRole('img', { name: 'WP LK-4521, Front' })).toBeVisible();
  expect(gallery.getByRole('button', { name: /by itself/ })).toBeVisible();
  expect(texts(await section('Documents')).map((text) => text?.replace(/\d\d\.\d\d\.\d{4}/, ''))).toEqual([
    'Revenue licenceExpired 2 days ago',
    'InsuranceExpires in 12 days',
    'ACV passValid',
    'Port permitNo expiry date',
  ]);
  expect(texts(await section('Services'))[0]).toMatch(/^Oil changeRequiredLast service: .*Expired 9 days ago$/);
  const schedule = await section('Next 14 days');
  await waitFor(() =>
    expect(texts(schedule)).toEqual([
      'On a trip01.12.2030 11:30 – 12:30T-000104',
      'Service due01.12.2030 11:30 – 12:30Oil change',
      'Shared01.12.2030 11:30 – …Lanka Transporters',
      'Unavailable01.12.2030 11:30 – 12:30Painting',
    ]),
  );
  expect(calls).toContainEqual(expect.stringMatching(/^GET vehicles\/schedule\?vehicleId=vehicle-1&from=\d+&to=\d+$/));
  const asked = new URL(`http://x/${calls.find((call) => call.includes('schedule'))}`).searchParams;
  expect(Number(asked.get('to')) - Number(asked.get('from'))).toBe(14 * 24 * HOUR);
  const shares = await section('Shares');
  expect(await shares.findByText('Lanka Transporters')).toBeVisible();
  expect(shares.getByRole('link', { name: 'Show all 7' })).toHaveAttribute(
    'href',
    '/vehicles?view=given&vehicleId=vehicle-1',
  );
  expect(await (await section('History')).findByText('Services noted')).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a document is opened in the viewer', async () => {
  const { user } = show();
  await user.click((await section('Documents')).getByRole('button', { name: 'Insurance, Open insurance.pdf' }));
  expect(await screen.findByRole('dialog', { name: /insurance\.pdf/ })).toBeVisible();
});

test('what may be done is offered; a share is ended after a question', async () => {
  const { user, calls, notices } = show(
    { actions: ['edit', 'services', 'share'] },
    { 'DELETE vehicles/share/:id': () => ({ id: 'share-1' }) },
  );
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  await chooseAction(user, 'WP LK-4521', 'Share');
  expect(await screen.findByRole('dialog', { name: 'Share WP LK-4521' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await (await section('Shares')).findByRole('button', { name: 'Unshare' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unshare' }));
  await waitFor(() => expect(notices).toEqual(['Vehicle no longer shared']));
  expect(calls).toContain('DELETE vehicles/share/share-1');
});

test('a deleted vehicle leads back to the list', async () => {
  const { user, router } = show(
    { actions: ['edit', 'delete'] },
    { 'DELETE vehicles/:id': () => ({ id: 'vehicle-1' }) },
  );
  await chooseAction(user, 'WP LK-4521', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles'));
});

test('of a partner’s vehicle only what the partner lets us see', async () => {
  const { calls } = show(
    { organization: lanka, driver: null },
    { 'GET vehicles/share/schedule': () => pageOf({ vehicle: row(), entries: [], actions: [] }) },
    as.cargoOwner,
  );
  expect((await section('Driver')).getByText('No driver')).toBeVisible();
  expect(await (await section('Next 14 days')).findByText('Free all this time')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shares' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  expect(calls).not.toContainEqual(expect.stringMatching(/timeline|vehicles\/schedule|direction/));
});

test('who has no schedule is not asked to see one; a vehicle with nothing yet says so', async () => {
  const organization = { id: as.cargoOwner.organizationId, name: as.cargoOwner.organizationName };
  const { calls } = show(
    { organization, files: [], services: [] },
    { 'GET vehicles/share': () => pageOf() },
    as.cargoOwner,
  );
  expect((await section('Documents')).getByText('No documents yet')).toBeVisible();
  expect((await section('Services')).getByText('No services yet')).toBeVisible();
  expect(await (await section('Shares')).findByText('Not shared with anybody')).toBeVisible();
  expect(calls).not.toContainEqual(expect.stringContaining('schedule'));
});

test.each([
  [404, 'notFound'],
  [422, 'invalid'],
])('a vehicle that is not there or not ours is not found: %i', async (status, code) => {
  show({}, { 'GET vehicles/:id': () => refuse(status, code) });
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to vehicles' })).toHaveAttribute('href', '/vehicles');
});
