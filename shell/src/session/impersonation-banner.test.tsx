import { act, screen } from '@testing-library/react';
import { actAs, page, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { accessibilityFaults, as, renderScreen, tokenOf } from 'shared-ui/testing';
import { SessionStrip } from './session-strip.tsx';

jest.spyOn(page, 'reload').mockImplementation(() => undefined);
jest.spyOn(page, 'goHome').mockImplementation(() => undefined);

const actor = { id: as.root.id, login: 'root' };
const admin: UserInfo = { ...as.root, id: 'admin', login: 'admin', actor };
const nadia: UserInfo = { ...as.cargoOwner, actor };
const users: Record<string, UserInfo> = { admin, nadia };

function Shown() {
  const user = useSession((session) => session.user);
  return user ? (
    <>
      <p>Here is {user.login}</p>
      <SessionStrip user={user} />
    </>
  ) : (
    <p>Nobody is here</p>
  );
}

async function openAs(...logins: string[]) {
  const view = renderScreen(<Shown />, {
    user: as.root,
    replies: { 'POST auth/as': ({ body }) => ({ token: tokenOf(users[(body as { userId: string }).userId]!) }) },
  });
  for (const login of logins) await act(() => actAs(login));
  return view;
}
const strip = () => screen.queryByRole('region', { name: 'Session as someone else' });

test('one’s own session has none', async () => {
  await openAs();
  expect(strip()).toBeNull();
});

test('says whose session this is and leads back', async () => {
  const { user, container } = await openAs('nadia');
  expect(strip()).toHaveTextContent('You are signed in as nadia of Ceylon Tea Exports');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to my account' }));
  expect(screen.getByText('Here is root')).toBeInTheDocument();
  expect(strip()).toBeNull();
});

test('of several sessions it says to whom one goes back, one step at a time', async () => {
  const { user } = await openAs('admin', 'nadia');
  await user.click(screen.getByRole('button', { name: 'Back to admin' }));
  expect(strip()).toHaveTextContent('You are signed in as admin of Ceylon Tea Exports');
  await user.click(screen.getByRole('button', { name: 'Back to my account' }));
  expect(screen.getByText('Here is root')).toBeInTheDocument();
});

test('a session that the browser no longer knows to be another’s is still told by its token, and ends', async () => {
  const { user } = renderScreen(<Shown />, { user: nadia });
  expect(strip()).toHaveTextContent('You are signed in as nadia');
  await user.click(screen.getByRole('button', { name: 'Back to my account' }));
  expect(screen.getByText('Nobody is here')).toBeInTheDocument();
});
