import type { AreaReport } from 'shared-contracts/area-reports';
import { areas } from './registry.ts';
import { sendReport } from './areas.api.ts';

type Load = AreaReport['loads'][number];
type Failure = AreaReport['failures'][number];
type Violation = AreaReport['violations'][number];

/** What goes well can wait; of what fails operations hear at once. */
const LOADS_AFTER_MS = 30_000;
const FAILURES_AFTER_MS = 1_000;
const MOST = { loads: 50, failures: 20, violations: 20 };
/** Of the words of an error. */
const LONGEST = 300;
const DIRECTIVE = 60;
const BLOCKED = 120;

const tab = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let kept: AreaReport | undefined;
let timer: { id: ReturnType<typeof setTimeout>; at: number } | undefined;
const report = () => (kept ??= { tab: tab(), loads: [], failures: [], violations: [] });

function flush() {
  clearTimeout(timer?.id);
  timer = undefined;
  const { loads, failures, violations, tab: own } = report();
  if (loads.length + failures.length + violations.length === 0) return;
  sendReport(report());
  kept = { tab: own, loads: [], failures: [], violations: [] };
}

function flushWithin(delay: number) {
  const at = performance.now() + delay;
  if (timer && timer.at <= at) return;
  clearTimeout(timer?.id);
  timer = { id: setTimeout(flush, delay), at };
}

function add<T>(list: T[], item: T, most: number, delay: number) {
  if (list.length < most) list.push(item);
  flushWithin(delay);
}

/** A release was loaded. */
export const reportLoad = (load: Load) => add(report().loads, load, MOST.loads, LOADS_AFTER_MS);

/** An error may say anything; a report holds no more than a line of text. */
const line = (message: string) => message.slice(0, LONGEST).toWellFormed().replaceAll('\0', '').trim();

/** A release was not loaded, or broke. */
export const reportFailure = ({ message, ...failure }: Failure) =>
  add(report().failures, { ...failure, message: line(message) }, MOST.failures, FAILURES_AFTER_MS);

const folderOf = (entry: string) => new URL('.', new URL(entry, window.location.href)).href;

/** Whose release an address belongs to. */
function ownerOf(address: string): Pick<Violation, 'area' | 'build'> {
  for (const { name, current, lastGood } of areas()) {
    const release = [current, lastGood].find((one) => one && address.startsWith(folderOf(one.entry)));
    if (release) return { area: name, build: release.build };
  }
  return { area: null, build: null };
}

/** An address may hold secrets of whoever is refused: of it only the origin is told. */
const told = (blocked: string) => (URL.canParse(blocked) ? new URL(blocked).origin : blocked) || 'unknown';

/** An area asked for something that its manifest does not name. */
export const reportCall = ({ area, build, path }: { area: string; build: string; path: string }) =>
  add(
    report().violations,
    { area, build, directive: 'apis', blocked: path.slice(0, BLOCKED) || 'unknown' },
    MOST.violations,
    FAILURES_AFTER_MS,
  );

function reportViolation({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) {
  const owner = [blockedURI, sourceFile].map(ownerOf).find(({ area }) => area !== null) ?? { area: null, build: null };
  add(
    report().violations,
    { ...owner, directive: effectiveDirective.slice(0, DIRECTIVE), blocked: told(blockedURI).slice(0, BLOCKED) },
    MOST.violations,
    FAILURES_AFTER_MS,
  );
}

/** Tells operations what the page's policy refuses, and all that is untold when the page is left. */
export function tellOperations() {
  document.addEventListener('securitypolicyviolation', reportViolation);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}
