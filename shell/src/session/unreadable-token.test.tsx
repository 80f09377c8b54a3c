import { screen } from '@testing-library/react';
import { act } from 'react';
import { useSession } from 'shared-auth';
import { renderScreen } from 'shared-ui/testing';
import { tellLostUser } from './lost-user.ts';

test.each([
  [true as const, ["Can't load user info."]],
  [undefined, []],
])('when somebody got lost (%s) the page says %j', async (isLost, told) => {
  const { notices } = renderScreen(<h1>Sign in</h1>, { user: null });
  useSession.setState({ isLost });
  act(tellLostUser);
  expect(notices).toEqual(told);
  for (const text of told) expect(await screen.findByText(text)).toBeInTheDocument();
});
