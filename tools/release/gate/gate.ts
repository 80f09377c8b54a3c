import { AREAS_BASE_PATH } from 'shared-contracts/values/portal/areas';
import type { BuiltArea } from '../../build/build-area.ts';
import { readImports } from '../../build/imports.ts';
import { findMissingExports, type Surface } from '../../build/surface.rules.ts';
import { checkTypes } from '../../build/types.ts';
import { chromium } from '../../browser/chromium.ts';
import { ReleaseError } from '../registry.rules.ts';
import type { Store } from '../store.ts';
import { SURFACE } from '../surface.ts';
import { serveLocalPortal } from './local-portal.ts';

const MAX_TYPE_ERRORS = 10;
const PATIENCE_MS = 10_000;

type Gate = {
  store: Store;
  area: string;
  source: string;
  /** The address of the portal that the release is for; that of the target's folder if left out. */
  portal?: string | undefined;
};

async function findTypeErrors(area: string, source: string): Promise<string[]> {
  const { ok, output } = await checkTypes(area, { include: [source] });
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const others = lines.length - MAX_TYPE_ERRORS;
  return ok ? [] : [...lines.slice(0, MAX_TYPE_ERRORS), ...(others > 0 ? [`and ${others} more lines`] : [])];
}

/**
 * Imports of the sources that the shell in use at that address lacks. A portal of an earlier release doesn't report
 * its exports.
 */
async function findMissingInPortal(address: string, source: string): Promise<string[]> {
  const answer = await fetch(new URL(`${AREAS_BASE_PATH}${SURFACE}`, address), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) return [];
  return findMissingExports((await readImports(source)).imports, (await answer.json()) as Surface);
}

async function openTargetPortal({ store, portal }: Gate) {
  if (portal !== undefined) {
    if (!/^https?:\/\//.test(portal) || !URL.canParse(portal))
      throw new ReleaseError(`--portal must be an address such as https://portal.example.com, and is ${portal}.`);
    return { address: portal, close: async () => undefined };
  }
  const local = await serveLocalPortal(store.name);
  if (local) return local;
  throw new ReleaseError(
    'Which portal is it for? A release is opened there before anybody gets it: name the portal by --portal or RELEASE_PORTAL, or leave the check out by --no-browser.',
  );
}

/**
 * Checks a build that nobody has yet: its types, and each of its pages in its shell. Resolves to the problems, one
 * sentence each.
 * @throws ReleaseError without a portal or a browser
 */
export async function openReleaseGate(gate: Gate) {
  const portal = await openTargetPortal(gate);
  return {
    check: async (built: BuiltArea): Promise<string[]> => {
      const { path, output } = await chromium();
      if (path === undefined) throw new ReleaseError(`${output.trim()} Or leave the check out by --no-browser.`);
      const { checkInBrowser } = await import('./check-in-browser.ts'); // slow to load
      const missing = await findMissingInPortal(portal.address, gate.source);
      if (missing.length > 0) return missing;
      const types = await findTypeErrors(gate.area, gate.source);
      return [...types, ...(await checkInBrowser(built, { portal: portal.address, executable: path }))];
    },
    close: portal.close,
  };
}
