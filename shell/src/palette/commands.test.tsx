import { fireEvent, screen } from '@testing-library/react';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { renderScreen, testUsers } from 'shared-ui/testing';
import { writeRegistry } from '../navigation/testing/areas.fixtures.ts';
import { Palette } from './palette.tsx';

beforeAll(() => writeRegistry());

const openPalette = async (user: typeof testUsers.cargoOwner) => {
  const view = renderScreen(<Palette user={user as UserInfo} />, {
    user,
    url: '/',
    path: '/*',
    replies: { 'GET search': () => ({ items: [] }), 'GET search/records': () => ({ items: [] }) },
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
