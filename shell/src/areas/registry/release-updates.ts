import { useLiveEvents, useSession } from 'shared-auth';
import type { LiveTopics } from 'shared-contracts/live';
import type { ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { createBrowserRouter } from 'shared-ui/router';
import { fetchRegistry } from './registry.api.ts';
import { getRevision, applyRegistry, applyRegistryToArea } from './registry.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/** Limits the fetches on navigation, for tabs without a live connection. */
const MIN_FETCH_INTERVAL_MS = MINUTE_MS;
/** Spreads the requests of all tabs after a release; the server sends another span when many are connected. */
const MAX_JITTER_MS = 2_000;

let pendingRegistry: ResolvedRegistry | undefined;
let fetchedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the registry; an update is applied on the next navigation. */
async function fetchUpdate(): Promise<void> {
  fetchedAt = performance.now();
  pendingRegistry = (await fetchRegistry(pendingRegistry?.revision ?? getRevision())) ?? pendingRegistry;
}

function scheduleFetch(withinMs = MAX_JITTER_MS) {
  timer ??= setTimeout(() => {
    timer = undefined;
    void fetchUpdate();
  }, Math.random() * withinMs);
}

/** Fetches the registry when the server announces a release. */
export const useReleaseUpdates = () =>
  useLiveEvents(
    'releases',
    (event: LiveTopics['releases']) => scheduleFetch(event?.withinMs),
    () => scheduleFetch(),
  );

function applyPendingRegistry() {
  if (pendingRegistry) applyRegistry(pendingRegistry);
  pendingRegistry = undefined;
}

/** Fetches and immediately applies the current release of an area whose release failed. */
export async function refreshArea(name: string): Promise<void> {
  const registry = await fetchRegistry(undefined);
  if (registry) applyRegistryToArea(registry, name);
}

/**
 * Applies new releases on navigation to another page, when no form has unsaved changes. Fetches the registry on sign-in
 * as well, as the user may belong to a canary.
 * @returns a function that stops it
 */
export function watchReleases(router: Router): () => void {
  const stopNavigation = router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'loading' || navigation.location.pathname === location.pathname) return;
    applyPendingRegistry();
    if (performance.now() - fetchedAt > MIN_FETCH_INTERVAL_MS) void fetchUpdate();
  });
  const stopSession = useSession.subscribe(({ user }, previous) => {
    if (user && user.id !== previous.user?.id) void fetchUpdate();
  });
  return () => {
    stopNavigation();
    stopSession();
  };
}
