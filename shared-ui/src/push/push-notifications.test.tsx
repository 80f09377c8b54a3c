import { screen, waitFor } from '@testing-library/react';
import type { PushSubscriptionInput } from 'shared-contracts/identity/push';
import { type ApiCall, findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import { PushNotifications } from './index.ts';

const KEYS = ['AQID', 'BAUG'] as const;
const toBuffer = (key: string) => Uint8Array.from(atob(key), (letter) => letter.codePointAt(0) ?? 0).buffer;

type Subscription = { endpoint: string; options: { applicationServerKey: ArrayBuffer } };

/** A browser with a push service; jsdom has none. */
function openBrowser(permission: NotificationPermission = 'default') {
  const browser = {
    permission,
    answer: 'granted' as NotificationPermission,
    subscription: null as Subscription | null,
  };
  let count = 0;
  const toSubscription = (key: string) => {
    const endpoint = `https://push.example/${(count += 1)}`;
    return {
      endpoint,
      options: { applicationServerKey: toBuffer(key) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
      unsubscribe: async () => void (browser.subscription = null),
    };
  };
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      (browser.subscription ??= toSubscription(applicationServerKey)),
  };
  const registration = { active: { state: 'activated' }, pushManager };
  const worker = { register: async () => registration, getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(window, {
    PushManager: class {},
    Notification: class {
      static get permission() {
        return browser.permission;
      }
      static async requestPermission() {
        browser.permission = browser.answer;
        return browser.permission;
      }
    },
  });
  return { browser, toSubscription };
}
afterEach(() => {
  localStorage.clear();
  for (const [owner, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});

/** A fake portal that stores whether and where this session is notified. */
function openPortal({ user = testUsers.transporter, storage = {} } = {}) {
  const portal = { publicKey: KEYS[0] as string, endpoint: null as string | null };
  const state = () => ({ publicKey: portal.publicKey, isOn: portal.endpoint !== null });
  const view = renderScreen(<PushNotifications device="phone" />, {
    user,
    storage,
    replies: {
      'GET push/subscription': state,
      'PUT push/subscription': ({ body }: ApiCall) => {
        portal.endpoint = (body as PushSubscriptionInput).endpoint;
        return state();
      },
      'DELETE push/subscription': () => {
        portal.endpoint = null;
        return state();
      },
    },
  });
  return { ...view, portal };
}
/** Simulates a reload: only the state of the browser remains. */
function leave({ unmount }: { unmount: () => void }) {
  unmount();
  return Object.fromEntries(Object.entries(localStorage));
}
const findSwitch = (name: string) => screen.findByRole('button', { name });

test('subscribes the phone once the driver allows it, and ends it again', async () => {
  const { browser } = openBrowser();
  const { user, portal } = openPortal();
  await user.click(await findSwitch('Notify me on this phone'));
  expect(await screen.findByRole('status')).toHaveTextContent('You’re notified on this phone');
  expect(portal.endpoint).toBe('https://push.example/1');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await user.click(await findSwitch('Turn off'));
  await findSwitch('Notify me on this phone');
  expect([portal.endpoint, browser.subscription]).toEqual([null, null]);
});

test('continues after the next sign-in, and with another key of the portal', async () => {
  const { browser, toSubscription } = openBrowser();
  const first = openPortal();
  await first.user.click(await findSwitch('Notify me on this phone'));
  await screen.findByRole('status');
  const storage = leave(first);
  browser.subscription = toSubscription(KEYS[1]);
  const { portal } = openPortal({ storage });
  expect(await screen.findByRole('status')).toBeVisible();
  expect(portal.endpoint).toBe('https://push.example/3');
});

test('does not continue for someone else who signs in', async () => {
  openBrowser();
  const first = openPortal();
  await first.user.click(await findSwitch('Notify me on this phone'));
  await screen.findByRole('status');
  const someoneElse = { ...testUsers.cargoOwner, id: '00000000-0000-4000-8000-000000000002' };
  const { portal } = openPortal({ user: someoneElse, storage: leave(first) });
  expect(await findSwitch('Notify me on this phone')).toBeEnabled();
  expect(portal.endpoint).toBeNull();
});

test('tells how to allow what the user has blocked', async () => {
  const { browser } = openBrowser();
  browser.answer = 'denied';
  const { user, portal } = openPortal();
  await user.click(await findSwitch('Notify me on this phone'));
  expect(await screen.findByText(/Notifications are blocked/)).toBeVisible();
  expect(await findSwitch('Notify me on this phone')).toBeDisabled();
  expect(portal.endpoint).toBeNull();
});

test('tells when the browser can’t reach its push service', async () => {
  openBrowser();
  const { user, notices } = openPortal();
  const { pushManager } = (await navigator.serviceWorker.getRegistration())!;
  Object.assign(pushManager, { subscribe: () => Promise.reject(new Error('Registration failed')) });
  await user.click(await findSwitch('Notify me on this phone'));
  await waitFor(() => expect(notices).toEqual([expect.stringContaining('couldn’t reach its push service')]));
});

test('is not offered where the browser has no push, nor while acting as someone else', async () => {
  const { calls, unmount } = openPortal();
  expect(document.body).toHaveTextContent(/^$/);
  expect(calls).toEqual([]);
  unmount();
  openBrowser();
  const actor = { id: '00000000-0000-4000-8000-000000000001', login: 'root' };
  expect(openPortal({ user: { ...testUsers.transporter, actor } }).calls).toEqual([]);
});
