import { screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import DrivingPage from '../driving-page.tsx';
import { goOnline, press } from '../testing/driver-screen.tsx';
import { ORDER_ID } from '../testing/driver-trip.ts';
import { createDriverApi } from '../testing/fake-driver-api.ts';

const NOW = Math.floor(Date.now() / 1_000);

/** Files that the service worker has stored; jsdom has no caches. */
function cacheFiles(...files: { name: string; type: string; size?: number; sharedAt?: number }[]) {
  const cached = new Map(
    files.map(({ name, type, size = 10, sharedAt = NOW }, i) => {
      const headers = {
        'content-type': type,
        'x-file-name': encodeURIComponent(name),
        'x-shared-at': String(sharedAt),
      };
      return [
        `https://portal.example/driving/share/${i}`,
        () => new Response(new Blob(['x'.repeat(size)]), { headers }),
      ];
    }),
  );
  const urlOf = (request: string | { url: string }) => (typeof request === 'string' ? request : request.url);
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    match: async (request: { url: string }) => cached.get(urlOf(request))?.(),
    delete: async (request: { url: string }) => cached.delete(urlOf(request)),
  };
  Object.defineProperty(window, 'caches', { configurable: true, value: { open: async () => cache } });
  return cached;
}
afterEach(() => Reflect.deleteProperty(window, 'caches'));

const renderPage = ({ replies }: ReturnType<typeof createDriverApi>) =>
  renderScreen(<DrivingPage />, { user: testUsers.transporter, replies });

test('asks for the stop of a shared file, and sends it as a proof once there is a network', async () => {
  const cached = cacheFiles({ name: 'note 7.pdf', type: 'application/pdf' });
  const driverApi = createDriverApi('transit');
  const view = renderPage(driverApi);
  expect(await screen.findByText('A shared file waits for a stop')).toBeVisible();
  expect(screen.getByText('note 7.pdf')).toBeVisible();
  driverApi.state.isOffline = true;
  await press(view, 'Choose the stop');
  const dialog = within(await screen.findByRole('dialog', { name: 'Which stop is it for?' }));
  const option = 'T-000004 · Stop 2, Harbour gate · O-000017';
  await view.user.selectOptions(await dialog.findByRole('combobox', { name: /Stop/ }), option);
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await press(view, 'Add');
  await waitFor(() => expect(cached.size).toBe(0));
  await waitFor(() => expect(screen.queryByText('A shared file waits for a stop')).toBeNull());
  goOnline(driverApi);
  await waitFor(() =>
    expect(driverApi.state.received).toMatchObject([{ kind: 'photo', orderId: ORDER_ID, stop: '1' }]),
  );
  expect((driverApi.state.received[0] as unknown as { file: File }).file).toMatchObject({
    name: 'note 7.pdf',
    type: 'application/pdf',
  });
});

test('shows which files can’t be added, and discards them', async () => {
  const cached = cacheFiles(
    { name: 'long.pdf', type: 'application/pdf', size: 1_100_000 },
    { name: 'film.mp4', type: 'video/mp4' },
    { name: 'old.png', type: 'image/png', sharedAt: NOW - 90_000 },
  );
  const view = renderPage(createDriverApi('transit'));
  expect(await screen.findByText(/^long\.pdf can’t be added:/)).toHaveTextContent('Max 1 Mb');
  expect(screen.getByText(/^film\.mp4 can’t be added:/)).toHaveTextContent('PDF, JPEG, PNG');
  expect(screen.queryByText('old.png')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose the stop' })).toBeNull();
  await press(view, 'Discard');
  await waitFor(() => expect(cached.size).toBe(0));
});
