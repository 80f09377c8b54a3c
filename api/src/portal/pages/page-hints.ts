import type { FirstPaint, Registry, ShellRelease } from 'shared-contracts/values/areas';
import { scriptAddress, type Resolution } from 'shared-contracts/values/resolve';
import { fits, routeAt } from 'shared-contracts/values/route-at';

export type Hint = { address: string; integrity: string | undefined };
/** `entry` is run as soon as the shell has begun, `preload` is only fetched. */
export type Hints = { entry?: Hint; preload: Hint[] };
type Asked = { path: string; isSignedIn: boolean };

const SIGN_IN = '/login';
const HOME = '/';
const FRAME = 'frame';
/** Pages of the shell for who has signed in that stand outside of the frame. */
const FRAMELESS = ['/first-password'];
/** Of the shell too, for everybody. */
const TRACKING = '/track/:token';

const isPublic = (path: string) => path === SIGN_IN || path.startsWith(`${SIGN_IN}/`);

/** The page of a tracking link. */
export const isTracking = (path: string) => fits(TRACKING, path);

/** The declared route of an address, the most literal one when several fit. */
export function routeFor(
  resolutions: readonly Resolution[],
  path: string,
): { resolution: Resolution; route: string } | undefined {
  const declared = resolutions.flatMap((resolution) =>
    resolution.release.manifest.routes.map((route) => ({ resolution, path: route.path })),
  );
  const found = routeAt(declared, path);
  return found && { resolution: found.resolution, route: found.path };
}

/** Scripts of the shell that a page needs, with all that the modules lent to it need in turn. */
function shellScripts(shell: ShellRelease, needs: readonly FirstPaint[]): string[] {
  const seen = new Set<string>();
  const follow = ({ scripts, shared }: FirstPaint): string[] => {
    const fresh = shared.filter((name) => !seen.has(name) && seen.add(name));
    return [...scripts, ...fresh.flatMap((name) => follow(shell.lent[name] ?? { scripts: [], shared: [] }))];
  };
  return needs.flatMap(follow).filter((script) => !shell.scripts.includes(script));
}

/** What the browser should fetch at once because this address needs it at its first paint: no more, no less. */
export function hintsFor(
  shell: ShellRelease,
  registry: Registry,
  resolutions: readonly Resolution[],
  { path, isSignedIn }: Asked,
): Hints {
  const own = (...pages: string[]) => pages.flatMap((page) => shell.firstPaint[page] ?? []);
  const ofShell = (needs: FirstPaint[]) =>
    [...new Set(shellScripts(shell, needs))].map((script): Hint => ({
      address: `${shell.base}${script}`,
      integrity: shell.integrity[script],
    }));

  if (isTracking(path)) return { preload: ofShell(own(TRACKING)) };
  const isShell = Object.hasOwn(shell.firstPaint, path);
  if (!isSignedIn) return { preload: ofShell(own(isShell && isPublic(path) ? path : SIGN_IN)) };
  if (isPublic(path)) return { preload: ofShell(own(FRAME, HOME)) };
  if (isShell) return { preload: ofShell(FRAMELESS.includes(path) ? own(path) : own(FRAME, path)) };

  const found = routeFor(resolutions, path);
  const { release } = found?.resolution ?? {};
  const page = found && release?.firstPaint[found.route];
  if (!release || !page) return { preload: ofShell(own(FRAME)) };
  const ofArea = (script: string): Hint => ({
    address: scriptAddress(registry, release, script),
    integrity: release.integrity[script],
  });
  const [entry, ...others] = page.scripts;
  return {
    ...(entry !== undefined && { entry: ofArea(entry) }),
    preload: [...others.map(ofArea), ...ofShell([...own(FRAME), { scripts: [], shared: page.shared }])],
  };
}
