import type { AreaBuild } from 'shared-contracts/values/portal/areas';
import type { FailureKind } from 'shared-contracts/values/portal/failures';

/** Why an area's page can't be shown. */
export class AreaFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(cause instanceof Error ? cause.message : kind, { cause });
    this.name = 'AreaFailure';
    this.kind = kind;
  }
}

/** `at`: milliseconds since the page's time origin. */
type FailedScript = { url: string; integrity: string; at: number };

/** Limits the fetch that diagnoses a failed script. */
const TIMEOUT_MS = 3_000;
/** Bounds the memory of long-lived tabs. */
const MAX_ENTRIES = 50;

const failedScripts: FailedScript[] = [];
const blockedUrls: string[] = [];
const pushCapped = <T>(list: T[], item: T) => list.push(item) > MAX_ENTRIES && list.shift();

/** Records failed scripts and policy violations, because a script's error event doesn't contain the reason. */
export function watchScriptErrors() {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        pushCapped(failedScripts, { url: target.src, integrity: target.integrity, at: performance.now() });
    },
    { capture: true },
  );
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => pushCapped(blockedUrls, blockedURI));
}

/** The shell's scripts, including the shared modules. */
const SHELL_ASSETS = '/assets/';

const folderOf = (url: string) => new URL('.', new URL(url, window.location.href)).href;

async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** Whether the script exists with a hash other than the build's; needs a secure context. */
async function isAltered({ url, integrity }: FailedScript): Promise<boolean> {
  if (!integrity.startsWith('sha384-') || !globalThis.crypto?.subtle) return false;
  const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok && (await hashOf(await response.arrayBuffer())) !== integrity;
}

/** Module federation's errors for a missing or incompatible shared module. */
const SHARED_MODULE_ERROR = /Unsatisfied version|shared (singleton )?module|shared scope|Can not get '/i;

/** Timeout errors of the shell and of webpack runtimes. */
const TIMEOUT_ERROR = /^No response in time|^Loading chunk .* failed\.\n\(timeout:/;

/**
 * Diagnoses why a release could not be loaded.
 * @param startedAt when its loading began, in milliseconds since the page's time origin
 */
export async function toAreaFailure(error: unknown, build: AreaBuild, startedAt: number): Promise<AreaFailure> {
  if (error instanceof AreaFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const folders = [build.entry, SHELL_ASSETS].map(folderOf);
  const isRequired = (url: string) => folders.some((folder) => url.startsWith(folder));
  if (blockedUrls.some(isRequired)) return new AreaFailure('blocked', error);
  const last = failedScripts.findLast(({ url, at }) => isRequired(url) && at >= startedAt);
  if (last) return new AreaFailure((await isAltered(last).catch(() => false)) ? 'altered' : 'unreachable', error);
  if (SHARED_MODULE_ERROR.test(message)) return new AreaFailure('mismatched', error);
  return new AreaFailure(TIMEOUT_ERROR.test(message) ? 'unreachable' : 'unstarted', error);
}
