import type { PushPayload } from 'shared-contracts/values/identity/push';
import { DRIVER_APP } from 'shared-contracts/values/portal/driver-app';
import type { WorkerScope } from './worker-scope.ts';

const HOME = '/';
const ICON = `${DRIVER_APP.icons}any-192.png`;

type Data = Pick<PushPayload, 'path'>;

/** Shows a message of the portal; a repeated one replaces the first. */
export async function showPush({ registration }: WorkerScope, payload: unknown): Promise<void> {
  const { id, title, body, path } = (payload ?? {}) as Partial<PushPayload>;
  if (!id || !title) return;
  const data: Data = { path: path ?? HOME };
  await registration.showNotification(title, { body: body ?? '', tag: id, icon: ICON, badge: ICON, data });
}

/** Opens the page of a message, in a tab that already shows it if there is one. Never opens pages of other origins. */
export async function openPage({ clients, location }: WorkerScope, data: unknown): Promise<void> {
  const { path = HOME } = (data ?? {}) as Partial<Data>;
  const url = new URL(path, location.origin);
  const { href } = url.origin === location.origin ? url : new URL(HOME, location.origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url === href);
  await (open ? open.focus() : clients.openWindow(href));
}
