import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { draft, inDays, nimal, owner, pageOf, row, share, vehicle } from './testing/vehicles.ts';
import VehiclesPage from './vehicles-page.tsx';

const ALL = ['edit', 'delete', 'assignDriver', 'share', 'deactivate', 'services', 'files'] as const;
const busy = row({
  actions: [...ALL],
  isShared: true,
  photo: '/api/vehicles/files/p/thumbnail',
  documentExpiresAt: inDays(12),
  serviceIntervalInfo: {
    isExpired: true,
    text: 'Oil change expired 10 days ago',
    dueAt: inDays(-11),
    service: 'Oil change',
    days: -10,
  },
});
const idle = row({
  id: 'vehicle-2',
  registrationPlate: 'NW 100',
  status: 'deactivated',
  driver: null,
  brand: null,
  model: null,
  year: null,
  actions: ['activate'],
});
const LIST = 'GET vehicles?sort=registrationPlate&page=1&limit=20';

const show = (replies: Replies = {}, { at = '/vehicles', user = as.fleetOwner } = {}) =>
  renderScreen(<VehiclesPage />, {
    at,
    user,
    path: '/vehicles',
    replies: {
      'GET vehicles': () => pageOf(busy, idle),
      'GET vehicles/types': () => pageOf(row().type),
      'GET vehicles/files/:id/thumbnail': () => new Blob(['x']),
      'GET vehicles/share': () => pageOf(share()),
      'GET vehicles/draft': () => pageOf(draft()),
      'GET vehicles/:id': () => vehicle(),
      ...replies,
    },
  });
const rowOf = async (plate: string) =>
  within((await screen.findByRole('link', { name: plate })).closest('tr') as HTMLElement);
const search = ({ router }: ReturnType<typeof show>) => router.state.location.search;

test('a row tells what it is, what it carries, who drives it and what expires', async () => {
  const { calls, baseElement } = show();
  const first = await rowOf('WP LK-4521');
  expect(first.getByRole('link', { name: 'WP LK-4521' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  const cells = [
    '20 ft lorry',
    'Isuzu, NPR, 2021',
    '32.00 CBM',
    '7,500 kg',
    'Nimal Perera',
    'Active',
    'Expired 10 days ago',
    'Oil change',
    'Expires in 12 days',
  ];
  for (const cell of cells) expect(first.getByText(cell)).toBeVisible();
  expect(first.getByRole('img', { name: 'Shared' })).toBeVisible();
  const second = await rowOf('NW 100');
  for (const cell of ['No driver', 'Deactivated']) expect(second.getByText(cell)).toBeVisible();
  expect(calls).toContain(LIST);
  expect(screen.queryByRole('columnheader', { name: 'Organization' })).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('as cards they show the photo from the front', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Cards' }));
  const card = within((await screen.findByRole('link', { name: 'WP LK-4521' })).closest('li') as HTMLElement);
  expect(await card.findByRole('img', { name: 'Photo of WP LK-4521' })).toBeVisible();
  expect(localStorage.getItem('consign.layout.vehicles')).toContain('"cards":true');
});

test('search from three symbols and every filter are in the address and reach the API', async () => {
  const view = show({ 'GET drivers': () => pageOf(nimal) });
  const { user, calls } = view;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Deactivated');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), '20 ft lorry');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.type(dialog.getByRole('textbox', { name: 'Carries at least' }), '1000');
  await user.type(dialog.getByRole('textbox', { name: 'Cargo space at least' }), '20');
  for (const [filter, option] of [
    ['Sharing', 'Not shared'],
    ['With or without a driver', 'With a driver'],
    ['Within 30 days', 'Something expires'],
  ]) {
    await user.selectOptions(dialog.getByRole('combobox', { name: filter ?? '' }), option ?? '');
  }
  await user.click(dialog.getByRole('combobox', { name: 'Driver' }));
  await user.click(await screen.findByRole('option', { name: 'Nimal Perera' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  const asked =
    'typeId=type-1&status=deactivated&weight=1000&cargoSpace=20&shared=false&withDriver=true&driverId=driver-1&expiring=true';
  await waitFor(() => expect(calls.at(-1)).toBe(`GET vehicles?${asked}&sort=registrationPlate&page=1&limit=20`));
  const before = calls.length;
  await user.type(screen.getByRole('searchbox'), 'lk');
  expect(screen.getByText('Type at least 3 characters')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '4{Enter}');
  await waitFor(() => expect(search(view)).toContain('search=lk4'));
  expect(calls.length).toBe(before + 1);
});

test.each<[string, string, RegExp, string, unknown, string]>([
  [
    'WP LK-4521',
    'Deactivate',
    /can no longer be planned/,
    'PATCH vehicles/vehicle-1',
    { status: 'deactivated' },
    'Vehicle deactivated',
  ],
  [
    'NW 100',
    'Activate',
    /can be planned for trips/,
    'PATCH vehicles/vehicle-2',
    { status: 'active' },
    'Vehicle activated',
  ],
  [
    'WP LK-4521',
    'Delete',
    /with its photos, documents and services/,
    'DELETE vehicles/vehicle-1',
    undefined,
    'Vehicle deleted',
  ],
])('%s: %s asks first and says what it causes', async (plate, action, consequence, call, body, told) => {
  let sent: unknown;
  const { user, calls, notices } = show({ [call]: ({ body: given }) => ((sent = given), vehicle()) });
  await chooseAction(user, plate, action);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(consequence)).toBeVisible();
  expect(calls).not.toContain(call);
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(notices).toEqual([told]));
  expect(sent).toEqual(body);
  expect(calls.filter((one) => one === LIST)).toHaveLength(2);
});

test.each([
  ['vehicleOnTrip', { trip: 'T-000104' }, 'Deactivate', 'PATCH vehicles/:id', 'Vehicle is on trip {trip}'],
  [
    'vehicleInUse',
    { names: ['T-000104'] },
    'Delete',
    'DELETE vehicles/:id',
    'Used by {names}. Deactivate the vehicle instead.',
  ],
])('%s is told in words', async (code, params, action, call, told) => {
  const { user, notices } = show({ [call]: () => refuse(409, code, { params }) });
  await chooseAction(user, 'WP LK-4521', action);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
  await waitFor(() => expect(notices).toEqual([told]));
});

test('a row leads to its form and its page', async () => {
  const { user, router } = show();
  await user.click((await rowOf('WP LK-4521')).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles/vehicle-1/edit'));
});

describe('the other lists', () => {
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Which vehicles' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('each has an address of its own', async () => {
    const view = show({}, { at: '/vehicles?sort=-year&status=active' });
    expect(await tabs()).toEqual(['Vehicles', 'Shared with us', 'What we share', 'Drafts', 'What expires']);
    await view.user.click(screen.getByRole('link', { name: 'Shared with us' }));
    await waitFor(() =>
      expect(view.calls.at(-1)).toBe('GET vehicles?sort=registrationPlate&page=1&limit=20&of=partners'),
    );
    expect(await screen.findByRole('columnheader', { name: 'Organization' })).toBeVisible();
  });

  test('who does not see shares has no list of them', async () => {
    const rules = as.fleetOwner.rules.filter(({ model }) => model !== 'shareVehicle');
    const { calls } = show({}, { at: '/vehicles?view=given', user: { ...as.fleetOwner, rules } });
    expect(await tabs()).not.toContain('What we share');
    expect(calls).not.toContainEqual(expect.stringContaining('vehicles/share'));
  });

  test('what we share: with whom, how long, and how to end it', async () => {
    const { user, calls, notices, baseElement } = show(
      { 'DELETE vehicles/share/:id': () => ({ id: 'share-1' }) },
      { at: '/vehicles?view=given' },
    );
    const first = await rowOf('WP LK-4521');
    for (const cell of ['Lanka Transporters', '01.12.2030 11:30', 'Open end', 'Upcoming'])
      expect(first.getByText(cell)).toBeVisible();
    expect(calls).toContain('GET vehicles/share?sort=-fromAt&page=1&limit=20&direction=given');
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    await user.click(first.getByRole('button', { name: 'Unshare' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('Ends sharing WP LK-4521 with Lanka Transporters. They can no longer plan it.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Unshare' }));
    await waitFor(() => expect(notices).toEqual(['Vehicle no longer shared']));
  });

  test('a draft says what is missing; transferred it becomes a vehicle, whose driver is asked for', async () => {
    const whole = draft({ id: 'draft-2', registrationPlate: null, missing: [] });
    const view = show(
      {
        'GET vehicles/draft': () => pageOf(draft(), whole),
        'POST vehicles/draft/draft-2/transfer': () => vehicle({ id: 'vehicle-9' }),
      },
      { at: '/vehicles?view=drafts' },
    );
    const first = await rowOf('CP 7788');
    expect(first.getByText('Type, Width')).toBeVisible();
    expect(first.getByRole('link')).toHaveAttribute('href', '/vehicles/drafted/draft-1/edit');
    expect(await accessibilityFaults(view.baseElement)).toEqual([]);
    await view.user.click((await rowOf('No plate yet')).getByRole('button', { name: 'Make it a vehicle' }));
    await waitFor(() => expect(view.notices).toEqual(['Draft is a vehicle now']));
    expect(search(view)).toBe('?assign=vehicle-9');
    expect(await screen.findByRole('dialog', { name: 'Assign driver' })).toBeVisible();
  });

  test('a draft that is not whole is not transferred: what is missing is named and its form opens', async () => {
    const fields = {
      width: { code: 'required', message: 'Field is required' },
      vin: { code: 'invalid', message: 'invalid' },
    };
    const { user, router, notices } = show(
      { 'POST vehicles/draft/:id/transfer': () => refuse(422, 'invalid', { fields }) },
      { at: '/vehicles?view=drafts' },
    );
    await chooseAction(user, 'CP 7788', 'Make it a vehicle');
    await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles/drafted/draft-1/edit'));
    expect(notices).toEqual(['{plate} cannot be a vehicle yet. Fill in: {fields}']);
  });

  test('what expires within 30 days, the document by its kind and the service by its name', async () => {
    const late = {
      vehicleId: 'vehicle-1',
      registrationPlate: 'WP LK-4521',
      what: 'service',
      kind: null,
      name: 'Oil change',
      at: inDays(-2),
      isExpired: true,
    };
    const soon = { ...late, what: 'document', kind: 'insurance', name: null, at: inDays(29), isExpired: false };
    const view = show({ 'GET vehicles/expiring': () => pageOf<object>(late, soon) }, { at: '/vehicles?view=expiring' });
    expect(await screen.findByText('Oil change')).toBeVisible();
    for (const text of ['Expired 1 day ago', 'Insurance', 'Expires in 29 days'])
      expect(screen.getByText(text)).toBeVisible();
    expect(await accessibilityFaults(view.baseElement)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Service intervals' }));
    expect(await screen.findByRole('dialog', { name: 'Service intervals of WP LK-4521' })).toBeVisible();
  });

  test.each([
    ['', 'GET vehicles', 'No vehicles found'],
    ['?view=received', 'GET vehicles', 'No shared vehicles found'],
    ['?view=given', 'GET vehicles/share', 'No shares found'],
    ['?view=drafts', 'GET vehicles/draft', 'No drafts found'],
    ['?view=expiring', 'GET vehicles/expiring', 'No expiring documents or services found'],
    ['?view=nonsense', 'GET vehicles', 'No vehicles found'],
  ])('%s: nothing there and nothing loaded each say so', async (at, call, words) => {
    const { unmount } = show({ [call]: () => pageOf() }, { at: `/vehicles${at}` });
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    unmount();
    show({ [call]: () => refuse(500, 'internal') }, { at: `/vehicles${at}` });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('root sees whose each vehicle is, and those of one organization', async () => {
  const { user, calls } = show(
    { 'GET organizations': () => pageOf({ ...owner, registrationId: 'PV 1' }) },
    { user: as.root },
  );
  expect((await rowOf('WP LK-4521')).getByText(owner.name)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Organization' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(owner.name) }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls.at(-1)).toBe(`GET vehicles?organizationId=${owner.id}&sort=registrationPlate&page=1&limit=20`),
  );
});

test('a reader makes no vehicle and no draft', async () => {
  const { unmount } = show({ 'GET vehicles': () => pageOf(row()) }, { user: as.reader });
  expect((await rowOf('WP LK-4521')).getByRole('button', { name: 'Info' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New vehicle' })).toBeNull();
  unmount();
  show(
    { 'GET vehicles/draft': () => pageOf(draft({ actions: [] })) },
    { user: as.reader, at: '/vehicles?view=drafts' },
  );
  expect(await screen.findByText('CP 7788')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'CP 7788' })).toBeNull();
});
