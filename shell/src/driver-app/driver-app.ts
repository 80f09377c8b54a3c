import { DRIVER_APP, type CacheReleaseMessage } from 'shared-contracts/values/portal/driver-app';

const LINKS = [
  { rel: 'manifest', href: DRIVER_APP.manifest },
  { rel: 'apple-touch-icon', href: `${DRIVER_APP.icons}apple-180.png` },
];

/** Tells the browser that the portal can be installed. Runs after the page has loaded, so that nothing waits for it. */
function linkManifest() {
  for (const link of LINKS)
    if (!document.querySelector(`link[rel="${link.rel}"]`))
      document.head.append(Object.assign(document.createElement('link'), link));
}

function whenActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const next = installing ?? waiting ?? active;
  return new Promise((resolve) => {
    if (!next) return;
    const check = () => next.state === 'activated' && resolve(next);
    next.addEventListener('statechange', check);
    check();
  });
}

/** The resources that this tab has loaded, including chunks of its language and fonts. */
const listLoaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Makes the driver's pages installable, and caches the current release for use without a network. */
export async function cacheDriverApp(): Promise<void> {
  linkManifest();
  const registration = await navigator.serviceWorker.register(DRIVER_APP.worker, {
    scope: DRIVER_APP.start,
    updateViaCache: 'none',
  });
  const worker = await whenActive(registration);
  worker.postMessage({ kind: 'keepRelease', scripts: listLoaded() } satisfies CacheReleaseMessage);
}
