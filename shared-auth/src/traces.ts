import type { NavigationSpan, NavigationSpans } from 'shared-contracts/traces';
import { TRACES_META_NAME } from 'shared-contracts/values/traces';
import { bearer, http } from './http.ts';
import { useSession } from './session.ts';

/** A navigation has ended when no call of it was open for so long. Milliseconds. */
const SETTLE_MS = 1_000;
/** Longer calls don't delay its end. */
const MAX_MS = 15_000;

type Navigation = {
  traceId: string;
  spanId: string;
  nameOf: () => string;
  startedAt: number;
  endedAt: number;
  open: number;
  settles: ReturnType<typeof setTimeout> | undefined;
};
let current: Navigation | undefined;

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
const createId = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The server enables it in the page, so that nothing is recorded or sent otherwise. */
const isTracing = () => document.querySelector(`meta[name="${TRACES_META_NAME}"]`) !== null;

/** Sends the span of a navigation to our own host. Failures are ignored. */
function report({ traceId, spanId, nameOf, startedAt, endedAt }: Navigation) {
  const { token } = useSession.getState();
  if (!token) return;
  const span: NavigationSpan = { traceId, spanId, name: nameOf(), startedAt, endedAt };
  const spans: NavigationSpans = { spans: [span] };
  void http()('traces', { method: 'POST', json: spans, keepalive: true, headers: bearer(token) }).catch(
    () => undefined,
  );
}

function end() {
  if (!current) return;
  clearTimeout(current.settles);
  report(current);
  current = undefined;
}

function settle(navigation: Navigation) {
  clearTimeout(navigation.settles);
  const wait = navigation.open > 0 ? navigation.startedAt + MAX_MS - Date.now() : SETTLE_MS;
  navigation.settles = setTimeout(() => navigation === current && end(), Math.max(0, wait));
}

/**
 * Begins the trace of a navigation, which includes the calls of the page until it has settled.
 * @param nameOf the pattern of its path, called at its end
 */
export function beginNavigation(nameOf: () => string, startedAt = Date.now()) {
  if (!isTracing()) return;
  end();
  const ids = { traceId: createId(TRACE_ID_BYTES), spanId: createId(SPAN_ID_BYTES) };
  current = { ...ids, nameOf, startedAt, endedAt: Date.now(), open: 0, settles: undefined };
  settle(current);
}

/** Sends a call as part of the current navigation, if there is one. */
export async function withTrace<T>(send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const navigation = current;
  if (!navigation) return send({});
  navigation.open += 1;
  try {
    return await send({ traceparent: `00-${navigation.traceId}-${navigation.spanId}-01` });
  } finally {
    navigation.open -= 1;
    navigation.endedAt = Date.now();
    if (navigation === current) settle(navigation);
  }
}
