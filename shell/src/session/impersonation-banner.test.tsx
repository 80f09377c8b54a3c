import { act, screen } from '@testing-library/react';
import { impersonateUser, navigation, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { findAccessibilityViolations, testUsers, renderScreen, createToken } from 'shared-ui/testing';
import { ImpersonationBanner } from './impersonation-banner.tsx';

jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
jest.spyOn(navigation, 'goHome').mockImplementation(() => undefined);

const actor = { id: testUsers.root.id, login: 'root' };
const admin: UserInfo = { ...testUsers.root, id: 'admin', login: 'admin', actor };
const nadia: UserInfo = { ...testUsers.cargoOwner, actor };
const users: Record<string, UserInfo> = { admin, nadia };

function Session() {
  const user = useSession((session) => session.user);
  return user ? (
    <>
      <p>Signed in: {user.login}</p>
      <ImpersonationBanner user={user} />
    </>
  ) : (
    <p>Signed out</p>
  );
}

async function openAs(...logins: string[]) {
  const view = renderScreen(<Session />, {
    user: testUsers.root,
    replies: { 'POST auth/as': ({ body }) => ({ token: createToken(users[(body as { userId: string }).userId]!) }) },
  });
  for (const login of logins) await act(() => impersonateUser(login));
  return view;
}
const banner = () => screen.queryByRole('region', { name: 'Session as someone else' });

test('is hidden when nobody is impersonated', async () => {
  await openAs();
  expect(banner()).toBeNull();
});

test('names the impersonated user and returns to the administrator’s session', async () => {
  const { user, container } = await openAs('nadia');
  expect(banner()).toHaveTextContent('You are signed in as nadia of Ceylon Tea Exports');
  expect(await findAccessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to my account' }));
  expect(screen.getByText('Signed in: root')).toBeInTheDocument();
  expect(banner()).toBeNull();
});

test('returns from nested sessions one at a time', async () => {
  const { user } = await openAs('admin', 'nadia');
  await user.click(screen.getByRole('button', { name: 'Back to admin' }));
  expect(banner()).toHaveTextContent('You are signed in as admin of Ceylon Tea Exports');
  await user.click(screen.getByRole('button', { name: 'Back to my account' }));
  expect(screen.getByText('Signed in: root')).toBeInTheDocument();
});

test('recognizes an impersonated session by its token and signs out', async () => {
  const { user } = renderScreen(<Session />, { user: nadia });
  expect(banner()).toHaveTextContent('You are signed in as nadia');
  await user.click(screen.getByRole('button', { name: 'Back to my account' }));
  expect(screen.getByText('Signed out')).toBeInTheDocument();
});
