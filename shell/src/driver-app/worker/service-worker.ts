import type { CacheReleaseMessage } from 'shared-contracts/values/portal/driver-app';
import { answerFile, answerPage, isBuiltFile, cacheRelease } from './cached-release.ts';
import { openPage, showPush } from './push-notification.ts';
import { isShare, storeSharedFiles } from './shared-files.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Opens the driver's pages without a network, shows push messages, and accepts files that other apps share. Requests
 * for data pass through: the pages cache their own.
 */
const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

const isCacheRelease = (data: unknown): data is CacheReleaseMessage =>
  (data as Partial<CacheReleaseMessage> | null)?.kind === 'keepRelease';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
);
scope.addEventListener('message', (event) => {
  if (isCacheRelease(event.data)) event.waitUntil(cacheRelease(origin, event.data.scripts).catch(() => undefined));
});
scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data?.json())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(scope, event.notification.data));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isShare(request)) return event.respondWith(storeSharedFiles(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request, event.preloadResponse));
  else if (isBuiltFile(request.url, origin)) event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
});
