import { openPage, showPush } from './push-notification.ts';
import type { WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://portal.example';

/** The part of a worker's scope that messages use. */
function createScope(openUrls: readonly string[] = []) {
  const displayed: unknown[] = [];
  const opened: string[] = [];
  const scope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title: string, options: object) => void displayed.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => openUrls.map((url) => ({ url, focus: async () => void opened.push(`focus ${url}`) })),
      openWindow: async (url: string) => void opened.push(`open ${url}`),
    },
  } as unknown as WorkerScope;
  return { scope, displayed, opened };
}

test('shows title and text with the icon of the app, replacing an earlier copy', async () => {
  const { scope, displayed } = createScope();
  await showPush(scope, { id: 'n1', title: 'Dan Perera · T-000012', body: 'Use gate 2', path: '/driving/1' });
  await showPush(scope, null);
  await showPush(scope, { id: 'n2' });
  expect(displayed).toEqual([
    {
      title: 'Dan Perera · T-000012',
      body: 'Use gate 2',
      tag: 'n1',
      icon: '/driver-app/icons/any-192.png',
      badge: '/driver-app/icons/any-192.png',
      data: { path: '/driving/1' },
    },
  ]);
});

test('opens the page of the message, in the tab that shows it', async () => {
  const { scope, opened } = createScope([`${ORIGIN}/`, `${ORIGIN}/driving/1`]);
  await openPage(scope, { path: '/driving/1' });
  await openPage(scope, { path: '/driving/2' });
  expect(opened).toEqual([`focus ${ORIGIN}/driving/1`, `open ${ORIGIN}/driving/2`]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])(
  'never opens a page of another origin: %s',
  async (path) => {
    const { scope, opened } = createScope();
    await openPage(scope, { path });
    expect(opened).toEqual([`open ${ORIGIN}/`]);
  },
);
