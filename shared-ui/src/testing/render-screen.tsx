import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { signIn, usePreferences, useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { Language } from 'shared-contracts/values/limits';
import type { Message } from '../base/message.ts';
import { createQueryClient } from '../data/query-client.ts';
import { useNotices } from '../data/notices.ts';
import { AppProviders } from '../provider/app-providers.tsx';
import { createMemoryRouter, RouterProvider } from '../router/index.ts';
import { fakeApi, type Replies } from './fake-api.ts';
import { withFastTyping } from './fast-typing.ts';
import { testUsers } from './test-users.ts';

type ScreenOptions = {
  /** The signed-in user; null for none. */
  user?: UserInfo | null;
  /** The initial URL; with `path`, its route: `{ url: '/orders/1', path: '/orders/:id' }`. */
  url?: string;
  path?: string;
  /** `{ 'GET orders/v2': () => page, 'POST orders': ({ body }) => order }` */
  replies?: Replies;
  /** Items in the local storage. */
  storage?: Record<string, string>;
  language?: Language;
};

const base64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
/** A token like the API's, with an invalid signature. */
export const createToken = (user: UserInfo, claims: Record<string, unknown> = {}) =>
  ['{}', JSON.stringify({ exp: Math.trunc(Date.now() / 1000) + 3_600, ...user, ...claims }), 'signature']
    .map(base64Url)
    .join('.');

function toEnglish(text: Message | string): string {
  if (typeof text === 'string') return text;
  return typeof text.defaultMessage === 'string' ? text.defaultMessage : '';
}

/** Renders a screen with the real query client, router and session; the API replies from `replies`. */
export function renderScreen(
  screen: ReactNode,
  {
    user = testUsers.cargoOwner,
    url = '/',
    path = '*',
    replies = {},
    storage = {},
    language = 'en',
  }: ScreenOptions = {},
) {
  localStorage.clear();
  Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value));
  usePreferences.getState().restore();
  useSession.setState({ token: undefined, user: undefined });
  if (user) signIn(createToken(user));
  useNotices.setState({ notices: [] });
  const notices: string[] = [];
  useNotices.subscribe((state, previous) => {
    const added = state.notices.filter((notice) => !previous.notices.includes(notice));
    notices.push(...added.map(({ text }) => toEnglish(text)));
  });
  const calls = fakeApi(replies);
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [url] },
  );
  const rendered = render(
    <AppProviders client={createQueryClient()} language={language}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return {
    ...rendered,
    user: withFastTyping(userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })),
    router,
    calls,
    notices,
  };
}
