import type { AreaAddress } from 'shared-contracts/values/areas';
import type { FailureKind } from 'shared-contracts/values/failures';

/** Why a page of an area does not come. */
export class AreaFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(cause instanceof Error ? cause.message : kind, { cause });
    this.name = 'AreaFailure';
    this.kind = kind;
  }
}

/** `at`: milliseconds of the page's life. */
type Refused = { address: string; integrity: string; at: number };

/** So long a look at what went wrong may take. */
const LIMIT_MS = 3_000;
/** A tab that is open for long shall not keep all that ever failed in it. */
const MOST = 50;

const refused: Refused[] = [];
const blocked: string[] = [];
const keep = <T>(list: T[], item: T) => list.push(item) > MOST && list.shift();

/** A script that does not come says nothing of why, so it is remembered which one it was and what the browser said beside it. */
export function watchRefusals() {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        keep(refused, { address: target.src, integrity: target.integrity, at: performance.now() });
    },
    { capture: true },
  );
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => keep(blocked, blockedURI));
}

/** The shell's own scripts, among them what it lends. */
const SHELL = '/assets/';

const folderOf = (address: string) => new URL('.', new URL(address, window.location.href)).href;

async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** It is there, and is not what was built. Only a page that came safely can tell. */
async function isAltered({ address, integrity }: Refused): Promise<boolean> {
  if (!integrity.startsWith('sha384-') || !globalThis.crypto?.subtle) return false;
  const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(LIMIT_MS) });
  return answer.ok && (await hashOf(await answer.arrayBuffer())) !== integrity;
}

/** What federation says when the shell lends another version than the one that is wanted, or none. */
const LENDING = /Unsatisfied version|shared (singleton )?module|shared scope|Can not get '/i;

/** What the shell and the runtimes of areas say when nothing came at all. */
const SILENCE = /^No answer in time|^Loading chunk .* failed\.\n\(timeout:/;

/**
 * What it was that kept a release from being loaded.
 * @param since milliseconds of the page's life at which its loading began
 */
export async function failureOf(error: unknown, address: AreaAddress, since: number): Promise<AreaFailure> {
  if (error instanceof AreaFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const folders = [address.entry, SHELL].map(folderOf);
  const isNeeded = (script: string) => folders.some((folder) => script.startsWith(folder));
  if (blocked.some(isNeeded)) return new AreaFailure('blocked', error);
  const last = refused.findLast(({ address: script, at }) => isNeeded(script) && at >= since);
  if (last) return new AreaFailure((await isAltered(last).catch(() => false)) ? 'altered' : 'unreachable', error);
  if (LENDING.test(message)) return new AreaFailure('mismatched', error);
  return new AreaFailure(SILENCE.test(message) ? 'unreachable' : 'unstarted', error);
}
