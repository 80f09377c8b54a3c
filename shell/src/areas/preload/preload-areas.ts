import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { preloadRoutes } from '../loading/area-loader.ts';
import { listAreas } from '../registry/registry.ts';
import { isDataSaverOn } from './data-saver.ts';

/** By then even a slow phone has rendered its first page. */
const DELAY_MS = 10_000;

function preloadWhenIdle(user: UserInfo) {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
  const accessibleAreas = listAreas().filter(({ manifest }) =>
    manifest.routes.some(({ access }) => hasAccess(user, access)),
  );
  for (const area of accessibleAreas) whenIdle(() => void preloadRoutes(area));
}

/** Preloads the routes of the areas that the user may open, a few kilobytes each, some time after sign-in when idle. */
export function preloadAreas() {
  if (isDataSaverOn()) return;
  const schedule = (user: UserInfo | undefined) => user && setTimeout(() => preloadWhenIdle(user), DELAY_MS);
  schedule(useSession.getState().user);
  useSession.subscribe(({ user }, previous) => user?.id !== previous.user?.id && schedule(user));
}
