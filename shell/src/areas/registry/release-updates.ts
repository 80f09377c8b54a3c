import { useLive, useSession } from 'shared-auth';
import type { LiveTopics } from 'shared-contracts/live';
import type { ResolvedRegistry } from 'shared-contracts/values/areas';
import type { createBrowserRouter } from 'shared-ui/router';
import { askRegistry } from './areas.api.ts';
import { revision, takeOver, takeOverArea } from './registry.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/** A tab that is walked through asks no more often, whatever is clicked; it is for those that hear nothing. */
const ASK_EVERY_MS = 60_000;
/** Whoever hears of a release asks within this time, each at another moment, unless the server says how many they are: then it says the time. */
const SPREAD_MS = 2_000;

let waiting: ResolvedRegistry | undefined;
let askedAt = 0;
let soon: ReturnType<typeof setTimeout> | undefined;

/** Asks for the registry; what is new waits for the next navigation. */
async function ask(): Promise<void> {
  askedAt = performance.now();
  waiting = (await askRegistry(waiting?.revision ?? revision())) ?? waiting;
}

function askSoon(withinMs = SPREAD_MS) {
  soon ??= setTimeout(() => {
    soon = undefined;
    void ask();
  }, Math.random() * withinMs);
}

/** As long as it is rendered, the tab hears at once that there is something new. */
export const useReleaseNews = () =>
  useLive(
    'releases',
    (news: LiveTopics['releases']) => askSoon(news?.withinMs),
    () => askSoon(),
  );

function adopt() {
  if (waiting) takeOver(waiting);
  waiting = undefined;
}

/** Takes over what the portal has by now for one area, at once: what the tab has of it does not work. */
export async function refresh(name: string): Promise<void> {
  const fresh = await askRegistry(undefined);
  if (fresh) takeOverArea(fresh, name);
}

/**
 * New releases are taken over on the way to another page, when nothing is unsaved any more: whoever has an unsaved form is asked before, and stays or gives it up.
 * Who signs in may belong to those who see a release first. Returns how to stop.
 */
export function followReleases(router: Router): () => void {
  const leave = router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'loading' || navigation.location.pathname === location.pathname) return;
    adopt();
    if (performance.now() - askedAt > ASK_EVERY_MS) void ask();
  });
  const forget = useSession.subscribe(({ user }, before) => {
    if (user && user.id !== before.user?.id) void ask();
  });
  return () => {
    leave();
    forget();
  };
}
