import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { signIn, usePreferences, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { Language } from 'shared-contracts/values/limits';
import type { Words } from '../base/words.ts';
import { createQueryClient } from '../data/query-client.ts';
import { useNotices } from '../data/notices.ts';
import { AppProviders } from '../provider/app-providers.tsx';
import { createMemoryRouter, RouterProvider } from '../router/index.ts';
import { fakeNetwork, type Replies } from './network.ts';
import { as } from './users.ts';

type ScreenOptions = {
  /** Who looks; null for nobody. */
  user?: UserInfo | null;
  /** The address; with `path`, its pattern: `{ at: '/orders/1', path: '/orders/:id' }`. */
  at?: string;
  path?: string;
  /** What the API answers, by call: `{ 'GET orders/v2': () => page, 'POST orders': ({ body }) => order }`. */
  replies?: Replies;
  /** What an earlier visit left in the browser's storage. */
  saved?: Record<string, string>;
  language?: Language;
};

const base64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
/** A token as the API makes them, with a signature that nobody checks here. */
export const tokenOf = (user: UserInfo, claims: Record<string, unknown> = {}) =>
  ['{}', JSON.stringify({ exp: Math.trunc(Date.now() / 1000) + 3_600, ...user, ...claims }), 'signature']
    .map(base64Url)
    .join('.');

const englishOf = (text: Words | string) =>
  typeof text === 'string' ? text : typeof text.defaultMessage === 'string' ? text.defaultMessage : '';

/** Renders a screen as the portal does: the real client, router and session over a network that answers from `replies`. */
export function renderScreen(
  screen: ReactNode,
  { user = as.cargoOwner, at = '/', path = '*', replies = {}, saved = {}, language = 'en' }: ScreenOptions = {},
) {
  localStorage.clear();
  Object.entries(saved).forEach(([key, value]) => localStorage.setItem(key, value));
  usePreferences.getState().restore();
  useSession.setState({ token: undefined, user: undefined });
  if (user) signIn(tokenOf(user));
  useNotices.setState({ notices: [] });
  const notices: string[] = [];
  useNotices.subscribe((state, before) => {
    const added = state.notices.filter((notice) => !before.notices.includes(notice));
    notices.push(...added.map(({ text }) => englishOf(text)));
  });
  const calls = fakeNetwork(replies);
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <AppProviders client={createQueryClient()} language={language}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return {
    ...view,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    calls,
    notices,
  };
}
