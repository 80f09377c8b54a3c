import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigation, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { RecordSummary } from 'shared-contracts/search';
import { uiLocales, MessagesProvider } from 'shared-ui';
import { Link } from 'shared-ui/router';
import {
  findAccessibilityViolations,
  testUsers,
  errorReply,
  renderScreen,
  typeWithoutPause,
  type ApiCall,
} from 'shared-ui/testing';
import sinhala from '../../locales/sin.json';
import { writeRegistry } from '../navigation/testing/areas.fixtures.ts';
import { Palette } from './palette.tsx';

beforeAll(() => writeRegistry());
afterEach(() => void jest.useRealTimers());

const id = (n: number) => `3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a0${n}`;
const order: RecordSummary = { kind: 'order', id: id(1), number: 'O-000104', hint: 'Tea 4711', stage: 'validated' };
const trip: RecordSummary = { kind: 'trip', id: id(2), number: 'T-000012', hint: null, stage: 'transit' };
const vehicle: RecordSummary = { kind: 'vehicle', id: id(3), number: 'WP TEA-4711', hint: 'Reefer', stage: null };
const RECORDS = [order, trip, vehicle];

type Options = Parameters<typeof renderScreen>[1];
function renderPalette({ user = testUsers.cargoOwner, replies, ...options }: NonNullable<Options> = {}) {
  const shell = (
    <>
      <Palette user={user as UserInfo} />
      <Link to={`/orders/${id(1)}/edit`}>an order</Link>
      <Link to="/vehicles">the vehicles</Link>
    </>
  );
  return renderScreen(shell, {
    user,
    url: '/orders',
    path: '/*',
    ...options,
    replies: {
      'GET search': ({ query }: ApiCall) => ({
        items: RECORDS.filter(({ number, hint }) =>
          `${number} ${hint}`.toLowerCase().includes(query.get('search') ?? ''),
        ),
      }),
      'GET search/records': ({ query }: ApiCall) => ({
        items: RECORDS.filter((record) => query.getAll(record.kind).includes(record.id)),
      }),
      ...replies,
    },
  });
}
const press = (keys: object) => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ...keys });
const openPalette = async () => {
  press({ ctrlKey: true });
  return screen.findByRole('combobox', { name: 'Search or go to…' });
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const groups = () =>
  screen.queryAllByRole('group').map(
    (group) =>
      `${group.firstChild?.textContent}: ${within(group)
        .getAllByRole('option')
        .map((option) => option.textContent)
        .join(', ')}`,
  );
const activeOptions = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);
const ALL = ['Home', 'Orders', 'Vehicles', 'Vehicle dictionaries'];

test.each([
  ['Ctrl K', { ctrlKey: true }, true],
  ['⌘ K', { metaKey: true }, true],
  ['Ctrl K on a Sinhala keyboard', { ctrlKey: true, key: 'ක' }, true],
  ['Ctrl Shift K', { ctrlKey: true, shiftKey: true }, false],
  ['k', {}, false],
  ['Ctrl and the K key of a layout where it is another letter', { ctrlKey: true, key: 't' }, false],
])('%s', async (_case, keys, shouldOpen) => {
  renderPalette();
  const wasLeftToBrowser = press(keys);
  expect(wasLeftToBrowser).toBe(!shouldOpen);
  if (shouldOpen) expect(await screen.findByRole('combobox')).toHaveFocus();
  else expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens by its button and closes by Escape and the close button', async () => {
  const { user } = renderPalette();
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close' })),
  ]) {
    await user.click(screen.getByRole('button', { name: 'Search or go to…' }));
    expect(await screen.findByRole('dialog', { name: 'Search or go to…' })).toBeInTheDocument();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('does not open over a dialog, which may hold unsaved input', () => {
  renderPalette();
  const dialog = Object.assign(document.createElement('div'), { ariaModal: 'true' });
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  press({ ctrlKey: true });
  dialog.remove();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('lists every accessible screen and the shell’s actions', async () => {
  const { container } = renderPalette();
  await openPalette();
  expect(groups()).toEqual([`Screens: ${ALL.join(', ')}`, 'Actions: Approve waiting orders, My settings, Sign out']);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test.each([
  ['a person without rules', testUsers.nobody, ['Home', 'Vehicle dictionaries']],
  ['the administrator of the platform', testUsers.root, ['Home', 'Vehicles', 'Vehicle dictionaries']],
])('lists the screens of %s', async (_user, user, expected) => {
  renderPalette({ user });
  await openPalette();
  expect(groups()[0]).toBe(`Screens: ${expected.join(', ')}`);
});

test('finds a screen by name and opens it by keyboard', async () => {
  const { user, router } = renderPalette();
  await user.type(await openPalette(), 'VEH');
  expect(options()).toEqual(['Vehicles', 'Vehicle dictionaries']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOptions()).toEqual(['Vehicles']);
  await user.keyboard('{ArrowUp}');
  expect(activeOptions()).toEqual(['Vehicle dictionaries']);
  const field = screen.getByRole('combobox');
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
    'Vehicle dictionaries',
  );
  await user.keyboard('{Enter}');
  expect([router.state.location.pathname, screen.queryByRole('dialog')]).toEqual(['/vehicles-dictionaries', null]);
});

test('ignores keys during composition', async () => {
  const { router } = renderPalette();
  fireEvent.keyDown(await openPalette(), { key: 'Enter', isComposing: true });
  expect([router.state.location.pathname, screen.queryByRole('dialog') === null]).toEqual(['/orders', false]);
});

test('finds records by number, grouped by kind, with their stage', async () => {
  const { user, router, calls, container } = renderPalette();
  await user.type(await openPalette(), 'tea');
  expect(await screen.findByRole('option', { name: /O-000104/ })).toBeInTheDocument();
  expect(groups()).toEqual(['Orders: O-000104Tea 4711Validated', 'Vehicles: WP TEA-4711Reefer']);
  expect(screen.getByRole('status')).toHaveTextContent('2 results');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('option', { name: /WP TEA/ }));
  expect(router.state.location.pathname).toBe(`/vehicle/${id(3)}`);
  expect(calls.filter((call) => call.startsWith('GET search?'))).toEqual(['GET search?search=tea']);
});

test('searches no records for fewer than three characters and explains it', async () => {
  jest.useFakeTimers();
  const { calls } = renderPalette();
  const field = await openPalette();
  await typeWithoutPause(field, 'or');
  expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters to find orders, trips and vehicles');
  await typeWithoutPause(field, 'orzz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('GET search?'))).toEqual(['GET search?search=orzz']);
});

test('does not search records without access to any', async () => {
  const { user, calls } = renderPalette({ user: testUsers.nobody });
  await user.type(await openPalette(), 'ho');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/);
  await user.type(screen.getByRole('combobox'), 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('GET search'))).toEqual([]);
});

test('ignores a late response for an outdated query', async () => {
  jest.useFakeTimers();
  const waiting: ((items: RecordSummary[]) => void)[] = [];
  renderPalette({
    replies: { 'GET search': () => new Promise((resolve) => waiting.push((items) => resolve({ items }))) },
  });
  const field = await openPalette();
  await typeWithoutPause(field, 'o-0001');
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  await typeWithoutPause(field, 't-0000');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.([order]);
  waiting[1]?.([trip]);
  expect(await screen.findByRole('option', { name: /T-000012/ })).toBeInTheDocument();
  expect(options()).toEqual(['T-000012In transit']);
});

test('keeps only the matching previous results while loading', async () => {
  let reply: Promise<unknown> = Promise.resolve({ items: [order, vehicle] });
  const { user } = renderPalette({ replies: { 'GET search': () => reply } });
  await user.type(await openPalette(), 'tea');
  await screen.findByRole('option', { name: /O-000104/ });
  reply = new Promise(() => undefined);
  await user.type(screen.getByRole('combobox'), '-47');
  expect(options()).toEqual(['O-000104Tea 4711Validated', 'WP TEA-4711Reefer']);
  await user.type(screen.getByRole('combobox'), '9');
  expect(options()).toEqual([]);
  expect(screen.getByText('Searching…')).toBeInTheDocument();
});

test('shows a failed search with a retry and still finds screens', async () => {
  let isDown = true;
  const { user, notices } = renderPalette({
    replies: { 'GET search': () => (isDown ? errorReply(500, 'internal') : { items: [order] }) },
  });
  await user.type(await openPalette(), 'ord');
  expect(await screen.findByRole('alert')).toHaveTextContent('Orders, trips and vehicles could not be searched.');
  expect(options()).toEqual(['Orders', 'Approve waiting orders']);
  expect(notices).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /O-000104/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

const KEY = `consign.recent.${testUsers.cargoOwner.id}`;

test('lists recent visits first, latest first, without the current page', async () => {
  const { user } = renderPalette();
  await user.click(screen.getByRole('link', { name: 'an order' }));
  await user.click(screen.getByRole('link', { name: 'the vehicles' }));
  await openPalette();
  await screen.findByRole('option', { name: /O-000104/ });
  expect(groups()[0]).toBe('Recent: O-000104Tea 4711Validated, Orders');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['/vehicles', `/orders/${id(1)}`, '/orders']);
});

test.each([
  [
    'omits deleted, inaccessible and unknown visits',
    JSON.stringify(['/vehicles', `/orders/${id(9)}`, '/nowhere', `/trips/${id(2)}/edit`]),
    'Recent: Vehicles, T-000012In transit',
  ],
  ['ignores damaged storage', '{"a":', 'Screens: Home, Orders, Vehicles, Vehicle dictionaries'],
])('%s', async (_case, stored, firstGroup) => {
  renderPalette({ storage: { [KEY]: stored } });
  await openPalette();
  await waitFor(() => expect(groups()[0]).toBe(firstGroup));
});

test('stores visits per user', async () => {
  renderPalette({ storage: { 'consign.recent.somebody-else': '["/vehicles"]' } });
  await openPalette();
  expect(groups()[0]).toContain('Screens:');
});

test('offers my settings and sign-out as actions', async () => {
  const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  const { user } = renderPalette();
  await user.type(await openPalette(), 'sett{Enter}');
  expect(await screen.findByRole('dialog', { name: 'My settings' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(await openPalette(), 'sign{Enter}');
  expect(useSession.getState().user).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('is translated to Sinhala', async () => {
  const { default: uiTexts } = await uiLocales.sin();
  const { user } = renderScreen(
    <MessagesProvider messages={{ ...uiTexts, ...sinhala }}>
      <Palette user={testUsers.cargoOwner} />
    </MessagesProvider>,
    { language: 'sin' },
  );
  press({ ctrlKey: true });
  await user.type(await screen.findByRole('combobox', { name: 'සොයන්න, නැතහොත් යන්න…' }), 'සැක');
  expect(options()).toEqual(['මගේ සැකසුම්']);
});

test('finds saved views of accessible screens and opens their list with them', async () => {
  const view = { name: 'Late tea', path: '/orders', tab: 'partner', isShared: true };
  const { user, router } = renderPalette({
    url: '/vehicles',
    replies: {
      'GET list-views': () => ({
        items: [
          { ...view, id: id(7) },
          { ...view, id: id(8), name: 'Late users', path: '/users' },
        ],
      }),
    },
  });
  await user.type(await openPalette(), 'late');
  await waitFor(() => expect(groups()).toEqual(['Saved views: Late teaOrders']));
  await user.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/orders', search: `?view=partner&savedView=${id(7)}` });
});
