import type { QueryClient } from '@tanstack/react-query';
import { usePreferences, useSession } from 'shared-auth';
import { isDriverPage } from 'shared-contracts/values/portal/driver-app';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { createBrowserRouter } from 'shared-ui/router';
import { whenPageSettles } from '../areas/slot/when-page-settles.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** A release published since then is cached on the next visit after this time. */
const CACHE_INTERVAL_MS = 10 * MINUTE_MS;

/**
 * Caches the driver's pages for use without a network once a driver has opened one, after it has settled. Other pages
 * load nothing for it.
 * @returns a function that stops it
 */
export function watchDriverPages(router: Router, client: QueryClient): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  let cachedAt = Number.NEGATIVE_INFINITY;
  const cacheWhenDue = () => {
    const { location, navigation } = router.state;
    const isDue = performance.now() - cachedAt > CACHE_INTERVAL_MS;
    if (!isDue || navigation.state !== 'idle' || !isDriverPage(location.pathname) || !useSession.getState().user)
      return;
    cachedAt = performance.now();
    whenPageSettles(client, () => {
      // If it fails, the pages still work as long as there is a network.
      void import('./driver-app.ts').then(({ cacheDriverApp }) => cacheDriverApp()).catch(() => undefined);
    });
  };
  const stopNavigation = router.subscribe(cacheWhenDue);
  const stopLanguage = usePreferences.subscribe(({ language }, previous) => {
    if (language === previous.language) return;
    cachedAt = Number.NEGATIVE_INFINITY;
    cacheWhenDue();
  });
  cacheWhenDue();
  return () => {
    stopNavigation();
    stopLanguage();
  };
}
