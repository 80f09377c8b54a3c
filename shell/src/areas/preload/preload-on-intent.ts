import { useSession } from 'shared-auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { matchRoute } from 'shared-contracts/values/portal/match-route';
import { getPageLoader } from '../loading/area-loader.ts';
import { listAreas } from '../registry/registry.ts';
import { isDataSaverOn } from './data-saver.ts';

/** Ignores a pointer that only passes over a link. */
const HOVER_DELAY_MS = 50;

/** Returns the path of an internal link that would open in this tab. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin && !link.target && link.pathname !== window.location.pathname
    ? link.pathname
    : undefined;
}

/** Starts loading the code of an area's page if the user may open it. */
function preloadPage(path: string) {
  const declared = listAreas().flatMap((area) => area.manifest.routes.map((route) => ({ ...route, area })));
  const match = matchRoute(declared, path);
  const { user } = useSession.getState();
  if (match && user && hasAccess(user, match.access)) void getPageLoader(match.area, match.path).start();
}

/** Preloads the page of a link that the user hovers, focuses or touches. @returns a function that stops it */
export function preloadOnIntent(): () => void {
  if (isDataSaverOn()) return () => undefined;
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    const path = linkedPath(event);
    if (path) preloadPage(path);
  };
  const onHover = (event: Event) => {
    clearTimeout(hoverTimer);
    const path = linkedPath(event);
    if (path) hoverTimer = setTimeout(() => preloadPage(path), HOVER_DELAY_MS);
  };
  const listeners = [
    ['pointerover', onHover],
    ['focusin', onIntent],
    ['touchstart', onIntent],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(hoverTimer);
    for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  };
}
