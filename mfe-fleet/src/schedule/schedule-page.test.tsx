import { screen, waitFor, within } from '@testing-library/react';
import type { ScheduleEntry, VehicleSchedulePage } from 'shared-contracts/fleet/vehicle-sharing';
import { chooseMenuItem, errorReply, findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import { HOUR } from 'shared-contracts/values/time';
import SchedulePage from './schedule-page.tsx';

type Row = VehicleSchedulePage['items'][number];
type Replies = NonNullable<Parameters<typeof renderScreen>[1]>['replies'];

/** Friday, 20 November 2026, 00:00 in Colombo (UTC+05:30). */
const FRIDAY = Date.UTC(2026, 10, 19, 18, 30) / 1_000;

const entry = (
  kind: ScheduleEntry['kind'],
  from: number,
  to: number | null,
  overrides: Partial<ScheduleEntry> = {},
): ScheduleEntry => ({
  id: `${kind}-1`,
  kind,
  fromAt: FRIDAY + from * HOUR,
  toAt: to === null ? null : FRIDAY + to * HOUR,
  trip: null,
  partner: null,
  workOrder: null,
  isOverdue: false,
  due: null,
  note: null,
  actions: [],
  ...overrides,
});
const unavailability = entry('unavailable', 8, 20, { note: 'Gearbox', actions: ['edit', 'delete'] });
const vehicle = (plate: string) => ({
  id: `id-${plate}`,
  revision: 1,
  registrationPlate: plate,
  type: { id: 't', name: 'Lorry', icon: 'truck' },
  organization: { id: 'o', name: 'Wijesekara' },
});
const vehicleSchedule = (plate: string, entries: ScheduleEntry[] = [], actions: Row['actions'] = ['plan']): Row => ({
  vehicle: vehicle(plate),
  entries,
  actions,
});
const busySchedule = vehicleSchedule('LK-1', [
  entry('trip', -20, -10, { trip: { id: 'trip-7', number: 'T-000007', stage: 'started' } }),
  unavailability,
  entry('service', 24, 48, { note: 'Tyres' }),
  entry('service', -90, 2, { id: 'service-2', note: 'Brakes', isOverdue: true }),
  entry('workOrder', 50, 60, { workOrder: { id: 'work-1', number: 'W-000001' }, note: 'Brakes' }),
  entry('share', 30, null, { partner: { id: 'p', name: 'Serendib' } }),
]);
const toPage = (...items: Row[]) => ({ items, total: items.length, page: 1, limit: 20 });

const mockPhone = () => {
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: media.includes('max-width'), media }),
  });
};
const { matchMedia } = window;
afterEach(() => {
  Object.assign(window, { matchMedia });
});

const renderPage = (replies: Replies = {}, at = '/?day=2026-11-20', user = testUsers.fleetOwner) =>
  renderScreen(<SchedulePage />, {
    user,
    url: at,
    replies: {
      'GET vehicles/schedule': () => toPage(busySchedule, vehicleSchedule('LK-2')),
      'GET vehicles': () => ({ items: [], total: 0 }),
      'GET vehicles/share': () => ({ items: [], total: 0, page: 1, limit: 20 }),
      ...replies,
    },
  });

describe('the calendar', () => {
  test('shows entries with vehicle, kind and time, and links them to their trip or vehicle', async () => {
    const { calls, baseElement } = renderPage();
    const calendar = within(await screen.findByRole('group', { name: 'Calendar by vehicle' }));
    expect(
      await calendar.findByRole('link', { name: 'LK-1: Trip T-000007 , 19.11.2026 04:00 – 14:00' }),
    ).toHaveAttribute('href', '/trips/trip-7/edit');
    expect(
      calendar.getByRole('button', { name: 'LK-1: Unavailable: Gearbox , 20.11.2026 08:00 – 20:00' }),
    ).toBeVisible();
    expect(
      calendar.getByRole('link', { name: 'LK-1: Service due: Tyres , 21.11.2026 00:00 – 22.11.2026 00:00' }),
    ).toHaveAttribute('href', '/vehicle/id-LK-1');
    expect(calendar.getByRole('link', { name: /^LK-1: Service overdue: Brakes , 16\.11\.2026/ })).toBeVisible();
    expect(calendar.getByRole('link', { name: /^LK-1: W-000001: Brakes , 22\.11\.2026/ })).toHaveAttribute(
      'href',
      '/work-orders/work-1',
    );
    expect(calendar.getByRole('link', { name: /^LK-1: Shared with Serendib , 21\.11\.2026 06:00 – …$/ })).toBeVisible();
    expect(calendar.getByRole('link', { name: 'LK-2' })).toHaveAttribute('href', '/vehicle/id-LK-2');
    const monday = FRIDAY - 4 * 24 * HOUR;
    expect(calls).toContain(`GET vehicles/schedule?from=${monday}&to=${monday + 7 * 24 * HOUR}&page=1&limit=20`);
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('shows days, weeks from Monday and months, and navigates between them', async () => {
    const { user, router } = renderPage();
    const heads = () =>
      [...document.querySelectorAll('.ec-col-head time')].map((head) => head.getAttribute('datetime'));
    await waitFor(() =>
      expect(heads().filter(Boolean)).toEqual(
        ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(await screen.findByText('November 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(await screen.findByText('December 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Day' }));
    expect(await screen.findByText('Tuesday, December 1, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(await screen.findByText('Monday, November 30, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(new URLSearchParams(router.state.location.search).has('day')).toBe(false);
  });

  test("lists partners' vehicles separately, without planning", async () => {
    const shared = vehicleSchedule(
      'PX-9',
      [entry('share', 0, 48, { partner: { id: 'o', name: 'Wijesekara' } }), entry('trip', 1, 2)],
      [],
    );
    const { user } = renderPage({ 'GET vehicles/share/schedule': () => toPage(shared) });
    await user.click(await screen.findByRole('button', { name: 'Shared with us' }));
    expect(await screen.findByRole('link', { name: /^PX-9: Shared by Wijesekara/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^PX-9: On a trip/ })).toHaveAttribute('href', '/vehicle/id-PX-9');
    expect(screen.queryByRole('button', { name: /for PX-9/ })).toBeNull();
  });
});

describe('on a phone', () => {
  beforeEach(mockPhone);

  test('shows an agenda per vehicle with actions on its entries', async () => {
    let deletedPath: string | undefined;
    const { user, baseElement, notices } = renderPage({
      'DELETE vehicles/:id/unavailabilities/:id': ({ path }) => ((deletedPath = path), { id: unavailability.id }),
    });
    expect(await screen.findByRole('heading', { name: 'LK-1' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Calendar by vehicle' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Trip T-000007' })).toHaveAttribute('href', '/trips/trip-7/edit');
    expect(screen.getByText('Shared with Serendib')).toBeVisible();
    expect(screen.getByText('20.11.2026 08:00 – 20:00')).toBeVisible();
    expect(screen.getByText('Available the whole period')).toBeVisible();
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Actions.*LK-1/ }));
    await chooseMenuItem(user, 'menuitem', 'Delete');
    const confirmation = within(await screen.findByRole('alertdialog'));
    expect(confirmation.getByText(/LK-1 can be planned in this period again/)).toBeVisible();
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect([deletedPath, notices]).toEqual([
        'vehicles/id-LK-1/unavailabilities/unavailable-1',
        ['Unavailability deleted'],
      ]),
    );
  });

  test('plans unavailability for the vehicle in the URL', async () => {
    let requestBody: unknown;
    const { user, notices } = renderPage(
      { 'POST vehicles/id-LK-2/unavailabilities': ({ body }) => ((requestBody = body), unavailability) },
      `/?day=2026-11-20&dialog=plan.id-LK-2.${FRIDAY}.${FRIDAY + 2 * HOUR}`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan unavailability' }));
    expect(await dialog.findByDisplayValue('LK-2')).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: 'Reason' }));
    await user.paste(' Gearbox ');
    await user.click(dialog.getByRole('button', { name: 'Plan unavailability' }));
    await waitFor(() => expect(notices).toEqual(['Unavailability planned']));
    expect(requestBody).toEqual({ fromAt: FRIDAY, toAt: FRIDAY + 2 * HOUR, reason: 'Gearbox' });
  });
});

describe('the dialogs', () => {
  const field = (dialog: ReturnType<typeof within>, label: string) => dialog.getByRole('textbox', { name: label });

  test('requires vehicle, start and end, and an end after the start', async () => {
    const { user, baseElement } = renderPage({ 'GET vehicles': () => ({ items: [{ ...vehicle('LK-2') }], total: 1 }) });
    await user.click(await screen.findByRole('button', { name: 'Plan unavailability' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan unavailability' }));
    await user.click(dialog.getByRole('button', { name: 'Plan unavailability' }));
    await waitFor(() => expect(dialog.getAllByText('Field is required')).toHaveLength(3));
    for (const [label, day] of [
      ['From', '21.11.2026'],
      ['To', '20.11.2026'],
    ] as const) {
      await user.click(field(dialog, label));
      await user.paste(day);
    }
    await user.click(dialog.getByRole('button', { name: 'Plan unavailability' }));
    expect(await dialog.findByText('Must be after the start')).toBeVisible();
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('warns of a period in which a partner has the vehicle', async () => {
    const share = { id: 's', partner: { id: 'p', name: 'Serendib' }, fromAt: FRIDAY + HOUR, toAt: null };
    const vehicleIds: (string | null)[] = [];
    const { user } = renderPage(
      {
        'GET vehicles/share': ({ query }) => (
          vehicleIds.push(query.get('vehicleId')),
          { items: [share], total: 1, page: 1, limit: 20 }
        ),
      },
      `/?day=2026-11-20&dialog=plan.id-LK-2.${FRIDAY - HOUR}.${FRIDAY + 2 * HOUR}`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan unavailability' }));
    const text = 'Shared with Serendib in this period. They can’t plan the vehicle while it’s unavailable.';
    expect(await dialog.findByText(text)).toBeVisible();
    expect(vehicleIds[0]).toBe('id-LK-2');
    await user.clear(dialog.getByRole('textbox', { name: 'To' }));
    await user.paste('19.11.2026');
    await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
  });

  test('edits and deletes an unavailability', async () => {
    let requestBody: unknown;
    const { user, calls, notices, router } = renderPage({
      'PATCH vehicles/:id/unavailabilities/:id': ({ body }) => ((requestBody = body), unavailability),
      'DELETE vehicles/:id/unavailabilities/:id': () => ({ id: unavailability.id }),
    });
    await user.click(await screen.findByRole('button', { name: /LK-1: Unavailable/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit unavailability' }));
    expect(dialog.getByText('LK-1')).toBeVisible();
    await user.clear(field(dialog, 'Reason'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['Unavailability changed']));
    expect(requestBody).toEqual({ fromAt: unavailability.fromAt, toAt: unavailability.toAt, reason: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: /LK-1: Unavailable/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls).toContain('DELETE vehicles/id-LK-1/unavailabilities/unavailable-1'));
    await waitFor(() => expect(router.state.location.search).not.toContain('dialog'));
  });

  test.each([
    ['vehicleUnavailable', { record: 'LK-2' }, 'LK-2: The vehicle is already unavailable in this period'],
    ['vehicleOnTrip', { record: 'LK-2', trip: 'T-000104' }, 'LK-2: The vehicle is on trip T-000104 in this period'],
    ['vehicleOnTrip', { record: 'LK-2', trip: 'none' }, 'LK-2: The vehicle is on a trip in this period'],
  ])('shows a message for %s', async (code, params, message) => {
    const { user } = renderPage(
      { 'POST vehicles/:id/unavailabilities': () => errorReply(409, code, { params }) },
      `/?dialog=plan.id-LK-2.${FRIDAY}.${FRIDAY + HOUR}`,
    );
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByDisplayValue('LK-2');
    await user.click(dialog.getByRole('button', { name: 'Plan unavailability' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('offers no planning to a reader, not even by URL, and closes the dialog of a missing unavailability', async () => {
    const reader = { ...testUsers.fleetOwner, rules: [{ model: 'vehicle', rule: 'read' } as const] };
    const first = renderPage(
      { 'GET vehicles/schedule': () => toPage(vehicleSchedule('LK-1', [{ ...unavailability, actions: [] }], [])) },
      '/?day=2026-11-20&dialog=plan',
      reader,
    );
    expect(await screen.findByRole('link', { name: /LK-1: Unavailable/ })).toHaveAttribute('href', '/vehicle/id-LK-1');
    expect(screen.queryByRole('button', { name: /Plan unavailability/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    const { router, notices } = renderPage({}, '/?day=2026-11-20&dialog=edit.id-LK-1.unavailable-9');
    await waitFor(() => expect(notices).toEqual(['This unavailability isn’t in the period shown']));
    expect(router.state.location.search).toBe('?day=2026-11-20');
  });
});

test('shows empty states, and offers a retry when loading fails', async () => {
  const empty = renderPage({ 'GET vehicles/schedule': () => toPage() });
  expect(await screen.findByRole('link', { name: 'Add a vehicle' })).toHaveAttribute('href', '/vehicles/new');
  empty.unmount();
  const noMatches = renderPage({ 'GET vehicles/schedule': () => toPage() }, '/?search=nowhere');
  await noMatches.user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: 'Add a vehicle' })).toBeVisible();
  noMatches.unmount();
  const withoutShares = renderPage({ 'GET vehicles/share/schedule': () => toPage() }, '/?of=partners');
  expect(await screen.findByText(/Vehicles that partners share with you/)).toBeVisible();
  withoutShares.unmount();
  renderPage({ 'GET vehicles/schedule': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
