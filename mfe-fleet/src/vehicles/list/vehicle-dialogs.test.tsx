import type { VehicleService } from 'shared-contracts/fleet/vehicle-services';
import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import { driver, partner, row, share, toPage, vehicle } from '../testing/vehicle.fixtures.ts';
import VehiclesPage from './vehicles-page.tsx';

const renderPage = (replies: Replies = {}, at = '/vehicles', user = testUsers.fleetOwner) =>
  renderScreen(<VehiclesPage />, {
    url: at,
    user,
    path: '/vehicles',
    replies: {
      'GET vehicles': () => toPage(row({ actions: ['assignDriver', 'services', 'share'] })),
      'GET vehicles/types': () => toPage(),
      'GET vehicles/:id': () => vehicle(),
      'GET drivers': () =>
        toPage(
          driver({ id: 'driver-2', name: 'Kamala Silva' }),
          driver({ id: 'driver-3', name: 'Sunil Dias', vehicle: { id: 'vehicle-3', name: 'NW 100' } }),
        ),
      'GET partners': () => toPage(partner),
      ...replies,
    },
  });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type User = ReturnType<typeof renderPage>['user'];
async function selectOption(user: User, label: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const getNoticeType = (notice: string) => screen.getByText(notice).closest('[data-type]')?.getAttribute('data-type');

describe('assigning a driver', () => {
  const ASSIGN_URL = '/vehicles?page=2&dialog=assign.vehicle-1';

  test('assigns the selected driver immediately and returns to the list', async () => {
    let requestBody: unknown;
    const { user, calls, notices, router } = renderPage({
      'PATCH vehicles/:id': ({ body }) => ((requestBody = body), vehicle()),
    });
    await chooseAction(user, 'WP LK-4521', 'Assign driver');
    const dialog = await screen.findByRole('dialog', { name: 'Assign driver' });
    expect(await screen.findByRole('combobox', { name: 'Driver' })).toHaveValue('Nimal Perera');
    expect(await findAccessibilityViolations(dialog)).toEqual([]);
    await selectOption(user, 'Driver', /Kamala Silva/);
    await waitFor(() => expect(notices).toEqual(['Driver assigned']));
    expect(getNoticeType('Driver assigned')).toBe('success');
    expect(calls).toContain('GET drivers?assignable=true&page=1&limit=10');
    expect(requestBody).toEqual({ driverId: 'driver-2' });
    await waitFor(() =>
      expect([router.state.location.pathname, router.state.location.search]).toEqual(['/vehicles', '']),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('unassigns the driver with a warning when the field is cleared', async () => {
    let requestBody: unknown;
    const { user, notices, router } = renderPage(
      { 'PATCH vehicles/:id': ({ body }) => ((requestBody = body), vehicle({ driver: null })) },
      ASSIGN_URL,
    );
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(notices).toEqual(['Driver unassigned']));
    expect(getNoticeType('Driver unassigned')).toBe('warning');
    expect(requestBody).toEqual({ driverId: null });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('can be skipped after creating a vehicle', async () => {
    const { user, calls, router } = renderPage({}, '/vehicles?assign=vehicle-1');
    const dialog = await findDialog('Assign driver');
    const skip = dialog.getByRole('link', { name: 'Skip it for now' });
    expect(skip).toHaveAttribute('href', '/vehicles');
    await user.click(skip);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  test('preserves the filters of the list when closed', async () => {
    const { user, router } = renderPage({}, '/vehicles?status=active&assign=vehicle-1');
    await findDialog('Assign driver');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?status=active'));
  });

  test.each(['/vehicles?assign=', '/vehicles?dialog=assign'])('requires a vehicle id: %s', async (at) => {
    const { calls } = renderPage({}, at);
    expect(await screen.findByRole('alert')).toHaveTextContent('ID is required');
    expect(calls).not.toContain('GET vehicles/');
  });

  test.each([
    ['driverAssigned', { vehicle: 'NW 100' }, 'Driver is assigned to NW 100'],
    ['driverBlocked', {}, 'Driver is blocked'],
    ['driverWithoutContact', {}, 'Driver has no contact'],
  ])('shows at the field why a driver cannot be assigned: %s', async (code, params, message) => {
    const fields = { driverId: { code, message, params } };
    const { user, notices, router } = renderPage(
      { 'PATCH vehicles/:id': () => errorReply(422, 'invalid', { fields }) },
      ASSIGN_URL,
    );
    await selectOption(user, 'Driver', /Sunil Dias/);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    expect(notices).toEqual([]);
    expect(router.state.location.search).toContain('dialog=assign');
  });

  test('takes over the driver from their current vehicle', async () => {
    const bodies: unknown[] = [];
    const fields = { driverId: { code: 'driverAssigned', message: '', params: { vehicle: 'NW 100' } } };
    const { user, notices } = renderPage(
      {
        'PATCH vehicles/:id': ({ body }) => (
          bodies.push(body),
          bodies.length === 1 ? errorReply(422, 'invalid', { fields }) : vehicle()
        ),
      },
      ASSIGN_URL,
    );
    await selectOption(user, 'Driver', /Sunil Dias/);
    await user.click(await screen.findByRole('button', { name: 'Take over from NW 100' }));
    await waitFor(() => expect(notices).toEqual(['Driver assigned']));
    expect(bodies[1]).toEqual({ ...(bodies[0] as object), takeOver: true });
  });

  test('shows a missing vehicle, and no dialog to a reader', async () => {
    const { unmount } = renderPage({ 'GET vehicles/:id': () => errorReply(404, 'notFound') }, ASSIGN_URL);
    expect(await (await findDialog('Assign driver')).findByText('Not found')).toBeVisible();
    unmount();
    const { calls } = renderPage({}, ASSIGN_URL, testUsers.reader);
    await screen.findByRole('link', { name: 'WP LK-4521' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).not.toContain('GET vehicles/vehicle-1');
  });
});

describe('sharing', () => {
  test('shares with an active partner with an open end', async () => {
    let requestBody: unknown;
    const { user, calls, notices } = renderPage({
      'POST vehicles/share': ({ body }) => ((requestBody = body), share()),
    });
    await chooseAction(user, 'WP LK-4521', 'Share');
    const dialog = await findDialog('Share WP LK-4521');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Partner' })).toHaveAccessibleDescription('Field is required'),
    );
    await selectOption(user, 'Partner', /Lanka Transporters/);
    expect(await findAccessibilityViolations(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notices).toEqual(['Vehicle shared']));
    expect(calls).toContain('GET partners?status=active&page=1&limit=10');
    expect(requestBody).toEqual({
      vehicleId: 'vehicle-1',
      partnerId: 'partner-1',
      fromAt: expect.any(Number),
      toAt: null,
    });
    expect((requestBody as { fromAt: number }).fromAt % 60).toBe(0);
  });

  test('requires an end after the start, and shows a conflicting share', async () => {
    const { user, notices } = renderPage(
      { 'POST vehicles/share': () => errorReply(409, 'vehicleShared', { params: { partner: 'Lanka Transporters' } }) },
      '/vehicles?dialog=share.vehicle-1',
    );
    const dialog = await findDialog('Share WP LK-4521');
    await selectOption(user, 'Partner', /Lanka Transporters/);
    const end = dialog.getByRole('textbox', { name: 'To' });
    await user.type(end, '01.01.2020');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(end).toHaveAccessibleDescription(expect.stringContaining('Must be after the start')));
    await user.clear(end);
    await user.type(end, '01.01.2090');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notices).toEqual(['Vehicle is already shared in this period']));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('service intervals', () => {
  const getField = (dialog: Awaited<ReturnType<typeof findDialog>>, name: string) =>
    dialog.getByRole('textbox', { name: `${name}, last service` });

  test('shows due dates, rejects future dates and saves services', async () => {
    let requestBody: unknown;
    const { user, notices } = renderPage({ 'PUT vehicles/:id/services': ({ body }) => ((requestBody = body), {}) });
    await chooseAction(user, 'WP LK-4521', 'Service intervals');
    const dialog = await findDialog('Service intervals of WP LK-4521');
    expect(getField(dialog, 'Oil change')).toHaveAccessibleDescription(
      expect.stringContaining('Required, every 90 days'),
    );
    for (const text of ['Expired 9 days ago', 'Never serviced']) expect(dialog.getByText(text)).toBeVisible();
    expect(await findAccessibilityViolations(document.body)).toEqual([]);
    const tyres = getField(dialog, 'Tyres');
    await user.type(tyres, '01.01.2090');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(tyres).toHaveAccessibleDescription(expect.stringContaining('Invalid date')));
    await user.clear(tyres);
    await user.type(tyres, '01.01.2020');
    await waitFor(() => expect(dialog.queryByText('Never serviced')).toBeNull());
    await user.clear(getField(dialog, 'Oil change'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['Services saved']));
    expect(requestBody).toEqual({
      services: [
        { serviceIntervalId: 'oil', lastServiceAt: null },
        { serviceIntervalId: 'tyres', lastServiceAt: Date.UTC(2019, 11, 31, 18, 30) / 1000 },
      ],
    });
  });

  test('saves the readings, and shows at how many kilometres the service is due', async () => {
    const [oil] = vehicle().services;
    const metered = { ...oil, km: 10_000, odometer: 70_000, by: 'km', left: 1_500 } as VehicleService;
    let requestBody: unknown;
    const { user, notices } = renderPage(
      {
        'GET vehicles/:id': () => vehicle({ services: [metered] }),
        'PUT vehicles/:id/services': ({ body }) => ((requestBody = body), {}),
      },
      '/vehicles?dialog=services.vehicle-1',
    );
    const dialog = await findDialog('Service intervals of WP LK-4521');
    expect(dialog.getByText('or at 80,000 km')).toBeVisible();
    expect(getField(dialog, 'Oil change')).toHaveAccessibleDescription(
      expect.stringContaining('Required, every 90 days or 10,000 km'),
    );
    const odometer = dialog.getByRole('textbox', { name: 'Oil change, odometer' });
    await user.clear(odometer);
    await user.type(odometer, '70500');
    await user.tab();
    expect(await dialog.findByText('or at 80,500 km')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['Services saved']));
    expect(requestBody).toEqual({
      services: [{ serviceIntervalId: 'oil', lastServiceAt: metered.lastServiceAt, odometer: 70_500 }],
    });
  });

  test('links to the dictionaries if there are no service intervals', async () => {
    renderPage({ 'GET vehicles/:id': () => vehicle({ services: [] }) }, '/vehicles?dialog=services.vehicle-1');
    expect(await screen.findByRole('link', { name: 'Go to dictionaries' })).toHaveAttribute(
      'href',
      expect.stringContaining('/vehicles-dictionaries'),
    );
  });
});
