import { screen, waitFor, within } from '@testing-library/react';
import type { ScheduleEntry, VehicleSchedulePage } from 'shared-contracts/vehicle-sharing';
import { accessibilityFaults, as, refuse, renderScreen } from 'shared-ui/testing';
import SchedulePage from './schedule-page.tsx';

type Row = VehicleSchedulePage['items'][number];
type Replies = NonNullable<Parameters<typeof renderScreen>[1]>['replies'];

/** Friday, 20 November 2026, 00:00 in Colombo, where it is 05:30 later than in Greenwich. */
const FRIDAY = Date.UTC(2026, 10, 19, 18, 30) / 1_000;
const HOUR = 3_600;

const entry = (
  kind: ScheduleEntry['kind'],
  from: number,
  to: number | null,
  more: Partial<ScheduleEntry> = {},
): ScheduleEntry => ({
  id: `${kind}-1`,
  kind,
  fromAt: FRIDAY + from * HOUR,
  toAt: to === null ? null : FRIDAY + to * HOUR,
  trip: null,
  partner: null,
  note: null,
  actions: [],
  ...more,
});
const off = entry('unavailable', 8, 20, { note: 'Gearbox', actions: ['edit', 'delete'] });
const vehicle = (plate: string) => ({
  id: `id-${plate}`,
  registrationPlate: plate,
  type: { id: 't', name: 'Lorry', icon: 'truck' },
  organization: { id: 'o', name: 'Wijesekara' },
});
const rowOf = (plate: string, entries: ScheduleEntry[] = [], actions: Row['actions'] = ['plan']): Row => ({
  vehicle: vehicle(plate),
  entries,
  actions,
});
const BUSY = rowOf('LK-1', [
  entry('trip', -20, -10, { trip: { id: 'trip-7', number: 'T-000007', stage: 'started' } }),
  off,
  entry('service', 24, 48, { note: 'Tyres' }),
  entry('share', 30, null, { partner: { id: 'p', name: 'Serendib' } }),
]);
const pageOf = (...items: Row[]) => ({ items, total: items.length, page: 1, limit: 20 });

const onPhone = () => {
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: media.includes('max-width'), media }),
  });
};
const { matchMedia } = window;
afterEach(() => {
  Object.assign(window, { matchMedia });
});

const show = (replies: Replies = {}, at = '/?day=2026-11-20', user = as.fleetOwner) =>
  renderScreen(<SchedulePage />, {
    user,
    at,
    replies: {
      'GET vehicles/schedule': () => pageOf(BUSY, rowOf('LK-2')),
      'GET vehicles': () => ({ items: [], total: 0 }),
      ...replies,
    },
  });

describe('the calendar', () => {
  test('each entry says vehicle, what it is and when, and leads where it is kept; each vehicle to itself', async () => {
    const { calls, baseElement } = show();
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
    expect(calendar.getByRole('link', { name: /^LK-1: Shared with Serendib , 21\.11\.2026 06:00 – …$/ })).toBeVisible();
    expect(calendar.getByRole('link', { name: 'LK-2' })).toHaveAttribute('href', '/vehicle/id-LK-2');
    const monday = FRIDAY - 4 * 24 * HOUR;
    expect(calls).toContain(`GET vehicles/schedule?from=${monday}&to=${monday + 7 * 24 * HOUR}&page=1&limit=20`);
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test('weeks begin on Monday; a day, a week or a month is looked at, and the ones before and after', async () => {
    const { user, router } = show();
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

  test('the vehicles of partners are another list, in which nothing is planned', async () => {
    const shared = rowOf(
      'PX-9',
      [entry('share', 0, 48, { partner: { id: 'o', name: 'Wijesekara' } }), entry('trip', 1, 2)],
      [],
    );
    const { user } = show({ 'GET vehicles/share/schedule': () => pageOf(shared) });
    await user.click(await screen.findByRole('button', { name: 'Shared with us' }));
    expect(await screen.findByRole('link', { name: /^PX-9: Shared by Wijesekara/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^PX-9: On a trip/ })).toHaveAttribute('href', '/vehicle/id-PX-9');
    expect(screen.queryByRole('button', { name: /of PX-9/ })).toBeNull();
  });
});

describe('on a phone', () => {
  beforeEach(onPhone);

  test('there is an agenda of each vehicle, and what may be done stands at the entry', async () => {
    let gone: string | undefined;
    const { user, baseElement, notices } = show({
      'DELETE vehicles/:id/unavailabilities/:id': ({ path }) => ((gone = path), { id: off.id }),
    });
    expect(await screen.findByRole('heading', { name: 'LK-1' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Calendar by vehicle' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Trip T-000007' })).toHaveAttribute('href', '/trips/trip-7/edit');
    expect(screen.getByText('Shared with Serendib')).toBeVisible();
    expect(screen.getByText('20.11.2026 08:00 – 20:00')).toBeVisible();
    expect(screen.getByText('Free the whole time')).toBeVisible();
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Actions.*LK-1/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByText(/LK-1 can be planned in this time again/)).toBeVisible();
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect([gone, notices]).toEqual(['vehicles/id-LK-1/unavailabilities/unavailable-1', ['Unavailability deleted']]),
    );
  });

  test('unavailability is planned at its vehicle', async () => {
    let sent: unknown;
    const { user, notices } = show(
      { 'POST vehicles/id-LK-2/unavailabilities': ({ body }) => ((sent = body), off) },
      `/?day=2026-11-20&dialog=plan.id-LK-2.${FRIDAY}.${FRIDAY + 2 * HOUR}`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan unavailability' }));
    expect(await dialog.findByDisplayValue('LK-2')).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: 'Reason' }));
    await user.paste(' Gearbox ');
    await user.click(dialog.getByRole('button', { name: 'Plan unavailability' }));
    await waitFor(() => expect(notices).toEqual(['Unavailability planned']));
    expect(sent).toEqual({ fromAt: FRIDAY, toAt: FRIDAY + 2 * HOUR, reason: 'Gearbox' });
  });
});

describe('the dialogs', () => {
  const field = (dialog: ReturnType<typeof within>, label: string) => dialog.getByRole('textbox', { name: label });

  test('by keyboard: vehicle, from, to and reason are asked for, and the end must be later', async () => {
    const { user, baseElement } = show({ 'GET vehicles': () => ({ items: [{ ...vehicle('LK-2') }], total: 1 }) });
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
    expect(await dialog.findByText('Must be later than from')).toBeVisible();
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test("an entry of one's own is edited where it stands, or deleted", async () => {
    let sent: unknown;
    const { user, calls, notices, router } = show({
      'PATCH vehicles/:id/unavailabilities/:id': ({ body }) => ((sent = body), off),
      'DELETE vehicles/:id/unavailabilities/:id': () => ({ id: off.id }),
    });
    await user.click(await screen.findByRole('button', { name: /LK-1: Unavailable/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit unavailability' }));
    expect(dialog.getByText('LK-1')).toBeVisible();
    await user.clear(field(dialog, 'Reason'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['Unavailability changed']));
    expect(sent).toEqual({ fromAt: off.fromAt, toAt: off.toAt, reason: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: /LK-1: Unavailable/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls).toContain('DELETE vehicles/id-LK-1/unavailabilities/unavailable-1'));
    await waitFor(() => expect(router.state.location.search).not.toContain('dialog'));
  });

  test.each([
    ['vehicleUnavailable', 'The vehicle is unavailable in this time already'],
    ['vehicleOnTrip', 'The vehicle is on a trip in this time'],
  ])("%s is told in the person's own words", async (code, words) => {
    const { user } = show(
      { 'POST vehicles/:id/unavailabilities': () => refuse(409, code) },
      `/?dialog=plan.id-LK-2.${FRIDAY}.${FRIDAY + HOUR}`,
    );
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByDisplayValue('LK-2');
    await user.click(dialog.getByRole('button', { name: 'Plan unavailability' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('who may only read plans nothing, not even by the address; what is gone is said to be gone', async () => {
    const reader = { ...as.fleetOwner, rules: [{ model: 'vehicle', rule: 'read' } as const] };
    const first = show(
      { 'GET vehicles/schedule': () => pageOf(rowOf('LK-1', [{ ...off, actions: [] }], [])) },
      '/?day=2026-11-20&dialog=plan',
      reader,
    );
    expect(await screen.findByRole('link', { name: /LK-1: Unavailable/ })).toHaveAttribute('href', '/vehicle/id-LK-1');
    expect(screen.queryByRole('button', { name: /Plan unavailability/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    const { router, notices } = show({}, '/?day=2026-11-20&dialog=edit.id-LK-1.unavailable-9');
    await waitFor(() => expect(notices).toEqual(['This unavailability is not in the time shown']));
    expect(router.state.location.search).toBe('?day=2026-11-20');
  });
});

test('nothing there, nothing found, nothing loaded: each says so', async () => {
  const none = show({ 'GET vehicles/schedule': () => pageOf() });
  expect(await screen.findByRole('link', { name: 'Add a vehicle' })).toHaveAttribute('href', '/vehicles/new');
  none.unmount();
  const unfound = show({ 'GET vehicles/schedule': () => pageOf() }, '/?search=nowhere');
  await unfound.user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: 'Add a vehicle' })).toBeVisible();
  unfound.unmount();
  const lonely = show({ 'GET vehicles/share/schedule': () => pageOf() }, '/?of=partners');
  expect(await screen.findByText(/When a partner shares a vehicle with you/)).toBeVisible();
  lonely.unmount();
  show({ 'GET vehicles/schedule': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
