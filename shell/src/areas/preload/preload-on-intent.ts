import { useSession } from 'shared-auth';
import { allows } from 'shared-contracts/values/access';
import { routeAt } from 'shared-contracts/values/route-at';
import { pageLoader } from './area-loader.ts';
import { areas } from './registry.ts';
import { savesData } from './saves-data.ts';

/** A pointer that only passes by wants nothing. */
const RESTS_MS = 50;

/** Where a link of the portal leads that a click would follow in this tab. */
function goal({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin && !link.target && link.pathname !== window.location.pathname
    ? link.pathname
    : undefined;
}

/** Begins to bring the code of an area's page that somebody may open. */
function prepare(path: string) {
  const declared = areas().flatMap((area) => area.manifest.routes.map((route) => ({ ...route, area })));
  const found = routeAt(declared, path);
  const { user } = useSession.getState();
  if (found && user && allows(user, found.access)) void pageLoader(found.area, found.path).start();
}

/** Whoever points at a link, comes to it with the keyboard or touches it will probably follow it: until they do, most of its page is there. Returns how to stop. */
export function followIntent(): () => void {
  if (savesData()) return () => undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const at = (event: Event) => {
    const path = goal(event);
    if (path) prepare(path);
  };
  const rest = (event: Event) => {
    clearTimeout(resting);
    const path = goal(event);
    if (path) resting = setTimeout(() => prepare(path), RESTS_MS);
  };
  const followed = [
    ['pointerover', rest],
    ['focusin', at],
    ['touchstart', at],
  ] as const;
  for (const [kind, follow] of followed) document.addEventListener(kind, follow, { passive: true });
  return () => {
    clearTimeout(resting);
    for (const [kind, follow] of followed) document.removeEventListener(kind, follow);
  };
}
