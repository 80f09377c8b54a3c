import { fireEvent, screen } from '@testing-library/react';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { renderScreen, testUsers } from 'shared-ui/testing';
import { writeRegistry } from '../navigation/testing/areas.fixtures.ts';
import { Palette } from './palette.tsx';

beforeAll(() => writeRegistry());

const waitingOrder = (id: string, number: string, actions: string[]) => ({
  id,
  number,
  shipperCode: null,
  partner: { id: 'lines', name: 'Lanka Lines' },
  actions,
});
let waiting: ReturnType<typeof waitingOrder>[] = [];
beforeEach(() => {
  waiting = [];
});

const openPalette = async (user: typeof testUsers.cargoOwner) => {
  const view = renderScreen(<Palette user={user as UserInfo} />, {
    user,
    url: '/',
    path: '/*',
    replies: {
      'GET search': () => ({ items: [] }),
      'GET search/records': () => ({ items: [] }),
      'GET orders/v2': () => ({ items: waiting, total: waiting.length, page: 1, limit: 5 }),
    },
  });
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  return { ...view, field: await screen.findByRole('combobox', { name: 'Search or go to…' }) };
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('runs a command by its name', async () => {
  const { user, router, field } = await openPalette(testUsers.cargoOwner);
  await user.type(field, 'approve');
  // The page of bills is in no area here.
  expect(options()).toEqual(['Approve waiting orders']);
  await user.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/orders', search: '?waitingForMe=true' });
});

test.each([
  ['a reader', testUsers.reader],
  ['root', testUsers.root],
])('offers no command to %s', async (_who, user) => {
  const view = await openPalette(user);
  await view.user.type(view.field, 'approve');
  expect(options()).toEqual([]);
});

test('offers the orders that wait for one’s approval, and opens one with its confirmation', async () => {
  waiting = [
    waitingOrder('o-1', 'O-000104', ['approve', 'reject']),
    waitingOrder('o-2', 'O-000105', ['approve']),
    waitingOrder('o-3', 'O-000106', ['edit']),
  ];
  const { user, router, field, calls } = await openPalette(testUsers.cargoOwner);
  await user.type(field, 'new');
  expect(calls.filter((call) => call.includes('orders/v2'))).toEqual([]);
  await user.clear(field);
  await user.type(field, 'approve');
  expect(await screen.findByRole('option', { name: /Approve order O-000104/ })).toHaveTextContent('Lanka Lines');
  expect(options()).toHaveLength(3);
  await user.type(field, ' 105');
  expect(options().map((option) => option?.slice(0, 22))).toEqual(['Approve order O-000105']);
  await user.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/orders/o-2', search: '?dialog=approve' });
  expect(calls).toContain('GET orders/v2?waitingForMe=true&sort=pickupFrom&limit=5');
});
