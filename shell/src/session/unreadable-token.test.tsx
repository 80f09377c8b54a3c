import { screen } from '@testing-library/react';
import { act } from 'react';
import { useSession } from 'shared-auth';
import { renderScreen } from 'shared-ui/testing';
import { notifyUnreadableToken } from './unreadable-token.ts';

test.each([
  [true as const, ["Can't load user info."]],
  [undefined, []],
])('shows for an unreadable token (%s) the notices %j', async (isUnreadable, expected) => {
  const { notices } = renderScreen(<h1>Sign in</h1>, { user: null });
  useSession.setState({ isTokenUnreadable: isUnreadable });
  act(notifyUnreadableToken);
  expect(notices).toEqual(expected);
  for (const text of expected) expect(await screen.findByText(text)).toBeInTheDocument();
});
