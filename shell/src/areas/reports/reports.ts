import type { AreaReport } from 'shared-contracts/portal/area-reports';
import { listAreas } from '../registry/registry.ts';
import { sendReport } from './reports.api.ts';

type Load = AreaReport['loads'][number];
type Failure = AreaReport['failures'][number];
type Violation = AreaReport['violations'][number];
type Vital = AreaReport['vitals'][number];

/** Failures are reported promptly; successful loads and vitals can wait. */
const LOADS_AFTER_MS = 30_000;
const FAILURES_AFTER_MS = 1_000;
const MAX_ENTRIES = { loads: 50, failures: 20, violations: 20, vitals: 50 };

const MAX_MESSAGE_LENGTH = 300;
const MAX_DIRECTIVE_LENGTH = 60;
const MAX_BLOCKED_LENGTH = 120;

const createTabId = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let buffer: AreaReport | undefined;
let timer: { id: ReturnType<typeof setTimeout>; at: number } | undefined;
const createReport = (tab: string): AreaReport => ({ tab, loads: [], failures: [], violations: [], vitals: [] });
const getBuffer = () => (buffer ??= createReport(createTabId()));

function flush() {
  clearTimeout(timer?.id);
  timer = undefined;
  const { tab, loads, failures, violations, vitals } = getBuffer();
  if (loads.length + failures.length + violations.length + vitals.length === 0) return;
  sendReport(getBuffer());
  buffer = createReport(tab);
}

function flushWithin(delay: number) {
  const at = performance.now() + delay;
  if (timer && timer.at <= at) return;
  clearTimeout(timer?.id);
  timer = { id: setTimeout(flush, delay), at };
}

function add<T>(list: T[], item: T, max: number, delay: number) {
  if (list.length < max) list.push(item);
  flushWithin(delay);
}

/** Reports that a release was loaded. */
export const reportLoad = (load: Load) => add(getBuffer().loads, load, MAX_ENTRIES.loads, LOADS_AFTER_MS);

/** Reports a web vital of a page view. */
export const reportVital = (vital: Vital) => add(getBuffer().vitals, vital, MAX_ENTRIES.vitals, LOADS_AFTER_MS);

/** Error messages have any length and content; the API accepts limited, well-formed text. */
const toReportMessage = (message: string) =>
  message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed().replaceAll('\0', '').trim();

/** Reports that a release failed to load or to render. */
export const reportFailure = ({ message, ...failure }: Failure) =>
  add(getBuffer().failures, { ...failure, message: toReportMessage(message) }, MAX_ENTRIES.failures, FAILURES_AFTER_MS);

const folderOf = (entry: string) => new URL('.', new URL(entry, window.location.href)).href;

/** Finds the release that a script URL belongs to. */
function findRelease(url: string): Pick<Violation, 'area' | 'build'> {
  for (const { name, current, lastGood } of listAreas()) {
    const release = [current, lastGood].find((build) => build && url.startsWith(folderOf(build.entry)));
    if (release) return { area: name, build: release.build };
  }
  return { area: null, build: null };
}

/** A full URL may contain the user's secrets, so only its origin is reported. */
const toOrigin = (blocked: string) => (URL.canParse(blocked) ? new URL(blocked).origin : blocked) || 'unknown';

/** Reports an API call that the area's manifest doesn't declare. */
export const reportUndeclaredCall = ({ area, build, path }: { area: string; build: string; path: string }) =>
  add(
    getBuffer().violations,
    { area, build, directive: 'apis', blocked: path.slice(0, MAX_BLOCKED_LENGTH) || 'unknown' },
    MAX_ENTRIES.violations,
    FAILURES_AFTER_MS,
  );

function reportViolation({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) {
  const release = [blockedURI, sourceFile].map(findRelease).find(({ area }) => area !== null) ?? {
    area: null,
    build: null,
  };
  add(
    getBuffer().violations,
    {
      ...release,
      directive: effectiveDirective.slice(0, MAX_DIRECTIVE_LENGTH),
      blocked: toOrigin(blockedURI).slice(0, MAX_BLOCKED_LENGTH),
    },
    MAX_ENTRIES.violations,
    FAILURES_AFTER_MS,
  );
}

/**
 * Reports content security policy violations, and flushes pending reports when the page is hidden: after the listeners
 * that capture the event at the window, where web vitals become known.
 */
export function startReporting() {
  document.addEventListener('securitypolicyviolation', reportViolation);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}
