import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { FoundRecord } from 'shared-contracts/search';
import { uiLocales, WithTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { accessibilityFaults, as, refuse, renderScreen, type Call } from 'shared-ui/testing';
import sinhala from '../../locales/sin.json';
import { writeRegistry } from '../navigation/testing/given-areas.ts';
import { Palette } from './palette.tsx';

beforeAll(() => writeRegistry());

const id = (n: number) => `3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a0${n}`;
const order: FoundRecord = { kind: 'order', id: id(1), number: 'O-000104', hint: 'Tea 4711', stage: 'validated' };
const trip: FoundRecord = { kind: 'trip', id: id(2), number: 'T-000012', hint: null, stage: 'transit' };
const vehicle: FoundRecord = { kind: 'vehicle', id: id(3), number: 'WP TEA-4711', hint: 'Reefer', stage: null };
const RECORDS = [order, trip, vehicle];

type More = Parameters<typeof renderScreen>[1];
function show({ user = as.cargoOwner, replies, ...more }: NonNullable<More> = {}) {
  const shell = (
    <>
      <Palette user={user as UserInfo} />
      <Link to={`/orders/${id(1)}/edit`}>an order</Link>
      <Link to="/vehicles">the vehicles</Link>
    </>
  );
  return renderScreen(shell, {
    user,
    at: '/orders',
    path: '/*',
    ...more,
    replies: {
      'GET search': ({ query }: Call) => ({
        items: RECORDS.filter(({ number, hint }) =>
          `${number} ${hint}`.toLowerCase().includes(query.get('search') ?? ''),
        ),
      }),
      'GET search/records': ({ query }: Call) => ({
        items: RECORDS.filter((record) => query.getAll(record.kind).includes(record.id)),
      }),
      ...replies,
    },
  });
}
const press = (more: object) => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ...more });
const openIt = async () => {
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
const marked = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);
const ALL = ['Home', 'Orders', 'Vehicles', 'Vehicle dictionaries'];

test.each([
  ['Ctrl K', { ctrlKey: true }, true],
  ['⌘ K', { metaKey: true }, true],
  ['Ctrl K on a Sinhala keyboard', { ctrlKey: true, key: 'ක' }, true],
  ['Ctrl Shift K', { ctrlKey: true, shiftKey: true }, false],
  ['k', {}, false],
  ['Ctrl and the key of K where it is another letter', { ctrlKey: true, key: 't' }, false],
])('%s', async (_keys, keys, opens) => {
  show();
  const wasLeftToBrowser = press(keys);
  expect(wasLeftToBrowser).toBe(!opens);
  if (opens) expect(await screen.findByRole('combobox')).toHaveFocus();
  else expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button opens it; Escape and its cross close it', async () => {
  const { user } = show();
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

test('over an open dialog it does not open: what was typed there would be lost', () => {
  show();
  const dialog = Object.assign(document.createElement('div'), { ariaModal: 'true' });
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  press({ ctrlKey: true });
  dialog.remove();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('it begins with every screen of this person and what the shell can do', async () => {
  const { container } = show();
  await openIt();
  expect(groups()).toEqual([`Screens: ${ALL.join(', ')}`, 'Actions: My settings, Sign out']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each([
  ['a person without rules', as.nobody, ['Home', 'Vehicle dictionaries']],
  ['the administrator of the platform', as.root, ['Home', 'Vehicles', 'Vehicle dictionaries']],
])('the screens of %s', async (_who, user, expected) => {
  show({ user });
  await openIt();
  expect(groups()[0]).toBe(`Screens: ${expected.join(', ')}`);
});

test('a screen is found by its name and opened by keys alone', async () => {
  const { user, router } = show();
  await user.type(await openIt(), 'VEH');
  expect(options()).toEqual(['Vehicles', 'Vehicle dictionaries']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toEqual(['Vehicles']);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toEqual(['Vehicle dictionaries']);
  const field = screen.getByRole('combobox');
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
    'Vehicle dictionaries',
  );
  await user.keyboard('{Enter}');
  expect([router.state.location.pathname, screen.queryByRole('dialog')]).toEqual(['/vehicles-dictionaries', null]);
});

test('while letters are composed the keys are not ours', async () => {
  const { router } = show();
  fireEvent.keyDown(await openIt(), { key: 'Enter', isComposing: true });
  expect([router.state.location.pathname, screen.queryByRole('dialog') === null]).toEqual(['/orders', false]);
});

test('records are found by number, each kind under its name, with its stage', async () => {
  const { user, router, calls, container } = show();
  await user.type(await openIt(), 'tea');
  expect(await screen.findByRole('option', { name: /O-000104/ })).toBeInTheDocument();
  expect(groups()).toEqual(['Orders: O-000104Tea 4711Validated', 'Vehicles: WP TEA-4711Reefer']);
  expect(screen.getByRole('status')).toHaveTextContent('2 results');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('option', { name: /WP TEA/ }));
  expect(router.state.location.pathname).toBe(`/vehicle/${id(3)}`);
  expect(calls.filter((call) => call.startsWith('GET search?'))).toEqual(['GET search?search=tea']);
});

test('less than three letters search no records, and it is told why', async () => {
  const { user, calls } = show();
  await user.type(await openIt(), 'or');
  expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters to find orders, trips and vehicles');
  await user.type(screen.getByRole('combobox'), 'zz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('GET search?'))).toEqual(['GET search?search=orzz']);
});

test('whoever may open no records is not told of them', async () => {
  const { user, calls } = show({ user: as.nobody });
  await user.type(await openIt(), 'ho');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/);
  await user.type(screen.getByRole('combobox'), 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('GET search'))).toEqual([]);
});

test('an answer that comes late is not shown for what is typed by now', async () => {
  const waiting: ((items: FoundRecord[]) => void)[] = [];
  const { user } = show({
    replies: { 'GET search': () => new Promise((resolve) => waiting.push((items) => resolve({ items }))) },
  });
  const field = await openIt();
  await user.type(field, 'o-0001');
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 't-0000');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.([order]);
  waiting[1]?.([trip]);
  expect(await screen.findByRole('option', { name: /T-000012/ })).toBeInTheDocument();
  expect(options()).toEqual(['T-000012In transit']);
});

test('while the next answer is on its way, only what still fits is left of the last one', async () => {
  let answers: Promise<unknown> = Promise.resolve({ items: [order, vehicle] });
  const { user } = show({ replies: { 'GET search': () => answers } });
  await user.type(await openIt(), 'tea');
  await screen.findByRole('option', { name: /O-000104/ });
  answers = new Promise(() => undefined);
  await user.type(screen.getByRole('combobox'), '-47');
  expect(options()).toEqual(['O-000104Tea 4711Validated', 'WP TEA-4711Reefer']);
  await user.type(screen.getByRole('combobox'), '9');
  expect(options()).toEqual([]);
  expect(screen.getByText('Searching…')).toBeInTheDocument();
});

test('a search that fails says so inside, and can be made again; screens are found all the same', async () => {
  let isDown = true;
  const { user, notices } = show({
    replies: { 'GET search': () => (isDown ? refuse(500, 'internal') : { items: [order] }) },
  });
  await user.type(await openIt(), 'ord');
  expect(await screen.findByRole('alert')).toHaveTextContent('Orders, trips and vehicles could not be searched.');
  expect(options()).toEqual(['Orders']);
  expect(notices).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /O-000104/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

const KEY = `consign.recent.${as.cargoOwner.id}`;

test('what was visited comes first the next time, the last one first, without where one is', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'an order' }));
  await user.click(screen.getByRole('link', { name: 'the vehicles' }));
  await openIt();
  await screen.findByRole('option', { name: /O-000104/ });
  expect(groups()[0]).toBe('Recent: O-000104Tea 4711Validated, Orders');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['/vehicles', `/orders/${id(1)}`, '/orders']);
});

test.each([
  [
    'what is gone, closed or unknown is left out',
    JSON.stringify(['/vehicles', `/orders/${id(9)}`, '/nowhere', `/trips/${id(2)}/edit`]),
    'Recent: Vehicles, T-000012In transit',
  ],
  ['what is damaged is nothing', '{"a":', 'Screens: Home, Orders, Vehicles, Vehicle dictionaries'],
])('%s', async (_what, saved, first) => {
  show({ saved: { [KEY]: saved } });
  await openIt();
  await waitFor(() => expect(groups()[0]).toBe(first));
});

test('another user of the browser has others', async () => {
  show({ saved: { 'consign.recent.somebody-else': '["/vehicles"]' } });
  await openIt();
  expect(groups()[0]).toContain('Screens:');
});

test('my settings and the way out are actions', async () => {
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  const { user } = show();
  await user.type(await openIt(), 'sett{Enter}');
  expect(await screen.findByRole('dialog', { name: 'My settings' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(await openIt(), 'sign{Enter}');
  expect(useSession.getState().user).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it speaks Sinhala', async () => {
  const { default: kit } = await uiLocales.sin();
  const { user } = renderScreen(
    <WithTexts texts={{ ...kit, ...sinhala }}>
      <Palette user={as.cargoOwner} />
    </WithTexts>,
    { language: 'sin' },
  );
  press({ ctrlKey: true });
  await user.type(await screen.findByRole('combobox', { name: 'සොයන්න, නැතහොත් යන්න…' }), 'සැක');
  expect(options()).toEqual(['මගේ සැකසුම්']);
});
