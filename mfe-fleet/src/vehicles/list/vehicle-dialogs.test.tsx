import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { driver, lanka, pageOf, row, share, vehicle } from './testing/vehicles.ts';
import VehiclesPage from './vehicles-page.tsx';

const show = (replies: Replies = {}, at = '/vehicles', user = as.fleetOwner) =>
  renderScreen(<VehiclesPage />, {
    at,
    user,
    path: '/vehicles',
    replies: {
      'GET vehicles': () => pageOf(row({ actions: ['assignDriver', 'services', 'share'] })),
      'GET vehicles/types': () => pageOf(),
      'GET vehicles/:id': () => vehicle(),
      'GET drivers': () =>
        pageOf(
          driver({ id: 'driver-2', name: 'Kamala Silva' }),
          driver({ id: 'driver-3', name: 'Sunil Dias', vehicle: { id: 'vehicle-3', name: 'NW 100' } }),
        ),
      'GET partners': () => pageOf(lanka),
      ...replies,
    },
  });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
type User = ReturnType<typeof show>['user'];
async function choose(user: User, label: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const kindOf = (notice: string) => screen.getByText(notice).closest('[data-type]')?.getAttribute('data-type');

describe('assigning a driver', () => {
  const ASSIGN = '/vehicles?page=2&dialog=assign.vehicle-1';

  test('who is chosen drives at once: it is told, and the list comes back', async () => {
    let sent: unknown;
    const { user, calls, notices, router } = show({ 'PATCH vehicles/:id': ({ body }) => ((sent = body), vehicle()) });
    await chooseAction(user, 'WP LK-4521', 'Assign driver');
    const dialog = await screen.findByRole('dialog', { name: 'Assign driver' });
    expect(await screen.findByRole('combobox', { name: 'Driver' })).toHaveValue('Nimal Perera');
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await choose(user, 'Driver', /Kamala Silva/);
    await waitFor(() => expect(notices).toEqual(['Driver assigned']));
    expect(kindOf('Driver assigned')).toBe('success');
    expect(calls).toContain('GET drivers?assignable=true&page=1&limit=10');
    expect(sent).toEqual({ driverId: 'driver-2' });
    await waitFor(() =>
      expect([router.state.location.pathname, router.state.location.search]).toEqual(['/vehicles', '']),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('clearing takes the driver off, with a warning', async () => {
    let sent: unknown;
    const { user, notices, router } = show(
      { 'PATCH vehicles/:id': ({ body }) => ((sent = body), vehicle({ driver: null })) },
      ASSIGN,
    );
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(notices).toEqual(['Driver unassigned']));
    expect(kindOf('Driver unassigned')).toBe('warning');
    expect(sent).toEqual({ driverId: null });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('it may be skipped, also right after a vehicle was created', async () => {
    const { user, calls, router } = show({}, '/vehicles?assign=vehicle-1');
    const dialog = await dialogOf('Assign driver');
    const skip = dialog.getByRole('link', { name: 'Skip it for now' });
    expect(skip).toHaveAttribute('href', '/vehicles');
    await user.click(skip);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  test('closing it leaves the list as it was', async () => {
    const { user, router } = show({}, '/vehicles?status=active&assign=vehicle-1');
    await dialogOf('Assign driver');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?status=active'));
  });

  test.each(['/vehicles?assign=', '/vehicles?dialog=assign'])('without a vehicle at %s: ID is required', async (at) => {
    const { calls } = show({}, at);
    expect(await screen.findByRole('alert')).toHaveTextContent('ID is required');
    expect(calls).not.toContain('GET vehicles/');
  });

  test.each([
    ['driverAssigned', { vehicle: 'NW 100' }, 'Driver is assigned to NW 100'],
    ['driverBlocked', {}, 'Driver is blocked'],
    ['driverWithoutContact', {}, 'Driver has no contact'],
  ])('a driver who cannot be given it is refused at the field: %s', async (code, params, told) => {
    const fields = { driverId: { code, message: told, params } };
    const { user, notices, router } = show({ 'PATCH vehicles/:id': () => refuse(422, 'invalid', { fields }) }, ASSIGN);
    await choose(user, 'Driver', /Sunil Dias/);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveAccessibleDescription(
        expect.stringContaining(told),
      ),
    );
    expect(notices).toEqual([]);
    expect(router.state.location.search).toContain('dialog=assign');
  });

  test('a vehicle that is not there says so; who may not change vehicles gets no dialog', async () => {
    const { unmount } = show({ 'GET vehicles/:id': () => refuse(404, 'notFound') }, ASSIGN);
    expect(await (await dialogOf('Assign driver')).findByText('There is nothing here')).toBeVisible();
    unmount();
    const { calls } = show({}, ASSIGN, as.reader);
    await screen.findByRole('link', { name: 'WP LK-4521' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).not.toContain('GET vehicles/vehicle-1');
  });
});

describe('sharing', () => {
  test('with an active partner, from a time on, with an open end', async () => {
    let sent: unknown;
    const { user, calls, notices } = show({ 'POST vehicles/share': ({ body }) => ((sent = body), share()) });
    await chooseAction(user, 'WP LK-4521', 'Share');
    const dialog = await dialogOf('Share WP LK-4521');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Partner' })).toHaveAccessibleDescription('Field is required'),
    );
    await choose(user, 'Partner', /Lanka Transporters/);
    expect(await accessibilityFaults(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notices).toEqual(['Vehicle shared']));
    expect(calls).toContain('GET partners?status=active&page=1&limit=10');
    expect(sent).toEqual({ vehicleId: 'vehicle-1', partnerId: 'partner-1', fromAt: expect.any(Number), toAt: null });
    expect((sent as { fromAt: number }).fromAt % 60).toBe(0);
  });

  test('it ends after it begins; no other share may be in the way', async () => {
    const { user, notices } = show(
      { 'POST vehicles/share': () => refuse(409, 'vehicleShared', { params: { partner: 'Lanka Transporters' } }) },
      '/vehicles?dialog=share.vehicle-1',
    );
    const dialog = await dialogOf('Share WP LK-4521');
    await choose(user, 'Partner', /Lanka Transporters/);
    const end = dialog.getByRole('textbox', { name: 'To' });
    await user.type(end, '01.01.2020');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(end).toHaveAccessibleDescription(expect.stringContaining('It must end after it begins')),
    );
    await user.clear(end);
    await user.type(end, '01.01.2090');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notices).toEqual(['Vehicle is shared already in this time']));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('service intervals', () => {
  const field = (dialog: Awaited<ReturnType<typeof dialogOf>>, name: string) =>
    dialog.getByRole('textbox', { name: `${name}, last service` });

  test('tell what is due and note what was done; nothing is done in the future', async () => {
    let sent: unknown;
    const { user, notices } = show({ 'PUT vehicles/:id/services': ({ body }) => ((sent = body), {}) });
    await chooseAction(user, 'WP LK-4521', 'Service intervals');
    const dialog = await dialogOf('Service intervals of WP LK-4521');
    expect(field(dialog, 'Oil change')).toHaveAccessibleDescription(expect.stringContaining('Required, every 90 days'));
    for (const words of ['Expired 9 days ago', 'Never serviced']) expect(dialog.getByText(words)).toBeVisible();
    expect(await accessibilityFaults(document.body)).toEqual([]);
    const tyres = field(dialog, 'Tyres');
    await user.type(tyres, '01.01.2090');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(tyres).toHaveAccessibleDescription(expect.stringContaining('Invalid date')));
    await user.clear(tyres);
    await user.type(tyres, '01.01.2020');
    await waitFor(() => expect(dialog.queryByText('Never serviced')).toBeNull());
    await user.clear(field(dialog, 'Oil change'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['Services saved']));
    expect(sent).toEqual({
      services: [
        { serviceIntervalId: 'oil', lastServiceAt: null },
        { serviceIntervalId: 'tyres', lastServiceAt: Date.UTC(2019, 11, 31, 18, 30) / 1000 },
      ],
    });
  });

  test('without any in the dictionaries it leads there', async () => {
    show({ 'GET vehicles/:id': () => vehicle({ services: [] }) }, '/vehicles?dialog=services.vehicle-1');
    expect(await screen.findByRole('link', { name: 'Go to dictionaries' })).toHaveAttribute(
      'href',
      expect.stringContaining('/vehicles-dictionaries'),
    );
  });
});
