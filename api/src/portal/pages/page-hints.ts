import type { InitialAssets, Registry, ShellRelease } from 'shared-contracts/values/portal/areas';
import { getScriptUrl, type ReleaseResolution } from 'shared-contracts/values/portal/resolve-releases';
import { matchesPattern, matchRoute } from 'shared-contracts/values/portal/match-route';

export type ScriptHint = { address: string; integrity: string | undefined };
/** `entry` runs after the shell has started, `preload` is only fetched. */
export type PageHints = { entry?: ScriptHint; preload: ScriptHint[] };
type PageRequest = { path: string; isSignedIn: boolean };

const SIGN_IN = '/login';
const HOME = '/';
const FRAME = 'frame';
/** Pages of the shell for signed-in users that are displayed without the frame. */
const FRAMELESS_PAGES = ['/first-password'];
/** Pages of the shell for everyone who has the link: the address is the secret. */
const LINK_PAGES = ['/track/:token', '/slot/:token', '/follow/:token'];

const isSignInPage = (path: string) => path === SIGN_IN || path.startsWith(`${SIGN_IN}/`);

const findLinkPage = (path: string) => LINK_PAGES.find((page) => matchesPattern(page, path));

/** Whether a path is a link that grants access. */
export const isLinkPage = (path: string) => findLinkPage(path) !== undefined;

/** Finds the declared route of a path, the most specific one when several match. */
export function findRoute(
  resolutions: readonly ReleaseResolution[],
  path: string,
): { resolution: ReleaseResolution; route: string } | undefined {
  const routes = resolutions.flatMap((resolution) =>
    resolution.release.manifest.routes.map((route) => ({ resolution, path: route.path })),
  );
  const match = matchRoute(routes, path);
  return match && { resolution: match.resolution, route: match.path };
}

/** Lists the scripts of the shell that a page needs, including those of its shared modules and their dependencies. */
function listShellScripts(shell: ShellRelease, assets: readonly InitialAssets[]): string[] {
  const { lent: sharedModules } = shell;
  const visited = new Set<string>();
  const collect = ({ scripts, shared }: InitialAssets): string[] => {
    const newModules = shared.filter((name) => !visited.has(name) && visited.add(name));
    return [...scripts, ...newModules.flatMap((name) => collect(sharedModules[name] ?? { scripts: [], shared: [] }))];
  };
  return assets.flatMap(collect).filter((script) => !shell.scripts.includes(script));
}

const toShellHints = (shell: ShellRelease, assets: readonly InitialAssets[]): ScriptHint[] =>
  [...new Set(listShellScripts(shell, assets))].map((script) => ({
    address: `${shell.base}${script}`,
    integrity: shell.integrity[script],
  }));

/** Lists the pages of the shell that a path displays; undefined for a path that belongs to an area. */
function listShellPages(shell: ShellRelease, { path, isSignedIn }: PageRequest): string[] | undefined {
  const isShellPage = Object.hasOwn(shell.firstPaint, path);
  const linkPage = findLinkPage(path);
  if (linkPage) return [linkPage];
  if (!isSignedIn) return [isShellPage && isSignInPage(path) ? path : SIGN_IN];
  if (isSignInPage(path)) return [FRAME, HOME];
  if (!isShellPage) return undefined;
  return FRAMELESS_PAGES.includes(path) ? [path] : [FRAME, path];
}

/** Returns the scripts that a page needs for its first paint, so that the browser fetches them immediately. */
export function getPageHints(
  shell: ShellRelease,
  registry: Registry,
  resolutions: readonly ReleaseResolution[],
  request: PageRequest,
): PageHints {
  const listAssets = (pages: readonly string[]) => pages.flatMap((page) => shell.firstPaint[page] ?? []);
  const shellPages = listShellPages(shell, request);
  if (shellPages) return { preload: toShellHints(shell, listAssets(shellPages)) };

  const match = findRoute(resolutions, request.path);
  const { release } = match?.resolution ?? {};
  const assets = match && release?.firstPaint[match.route];
  if (!release || !assets) return { preload: toShellHints(shell, listAssets([FRAME])) };
  const toAreaHint = (script: string): ScriptHint => ({
    address: getScriptUrl(registry, release, script),
    integrity: release.integrity[script],
  });
  const [entry, ...otherScripts] = assets.scripts;
  return {
    ...(entry !== undefined && { entry: toAreaHint(entry) }),
    preload: [
      ...otherScripts.map(toAreaHint),
      ...toShellHints(shell, [...listAssets([FRAME]), { scripts: [], shared: assets.shared }]),
    ],
  };
}
