import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD } from '../../api/demo/password.ts';
import type { FaultyPortal } from './portal.ts';

const LOGIN = 'owner';
const PAUSE_MS = 100;
/** The pause of a client before a retry. */
const RETRY_MS = 200;
const TIMEOUT_MS = 30_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** The outcome of a write; `retry`: it is repeated with the same key, as browsers do. */
type WriteResult = 'acknowledged' | 'retry' | `wrong ${string}`;
/** Keyed by status, or status and code. */
const RESULTS: Readonly<Record<string, WriteResult>> = {
  '201': 'acknowledged',
  '401': 'retry', // the session has ended
  '429': 'retry',
  '503': 'retry',
  '409 requestInProgress': 'retry',
  '409 alreadyProcessed': 'acknowledged',
};

/** Signs in again when the token has expired. */
export function createSession({ url }: Pick<FaultyPortal, 'url'>) {
  let headers: Promise<Record<string, string>> | undefined;
  const signIn = async () => {
    const body = JSON.stringify({ login: LOGIN, password: PASSWORD });
    const response = await fetch(`${url}/api/auth`, { method: 'POST', headers: JSON_TYPE, body });
    if (!response.ok) throw new Error(`Signing in: ${response.status}`);
    return { ...JSON_TYPE, authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
  };
  return {
    getHeaders: () =>
      (headers ??= signIn().catch((error: unknown) => {
        headers = undefined;
        throw error;
      })),
    expire: () => {
      headers = undefined;
    },
  };
}
export type Session = ReturnType<typeof createSession>;

/** Creates a contact of this name. The idempotency key makes retries safe. */
export async function write(url: string, session: Session, name: string, key: string): Promise<WriteResult> {
  const body = JSON.stringify({
    firstName: 'Fault',
    lastName: name,
    email: 'fault@example.com',
    phone: '+94112345678',
  });
  try {
    const headers = { ...(await session.getHeaders()), 'idempotency-key': key };
    const response = await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    const { code } = (await response.json()) as { code?: string };
    if (status === 401) session.expire();
    return RESULTS[String(status)] ?? RESULTS[`${status} ${code}`] ?? `wrong ${status} ${code}`;
  } catch {
    return 'retry'; // no response
  }
}

/** Clients that write one after another, and record the acknowledged names. */
export function startWriters({ url }: FaultyPortal, session: Session, clients: number) {
  const acknowledged = new Set<string>();
  const wrong: string[] = [];
  const figures = { attempts: 0, slowestMs: 0 };
  let isRunning = true;

  const attempt = async (name: string, key: string) => {
    const startedAt = performance.now();
    const result = await write(url, session, name, key);
    figures.attempts += 1;
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - startedAt);
    return result;
  };
  const writeUntilKnown = async (name: string) => {
    const key = randomUUID();
    let result = await attempt(name, key);
    while (result === 'retry' && isRunning) {
      await wait(RETRY_MS);
      result = await attempt(name, key);
    }
    if (result === 'acknowledged') acknowledged.add(name);
    else if (result !== 'retry') wrong.push(`${name}: ${result}`);
  };
  const work = async (client: number) => {
    for (let n = 0; isRunning; n += 1) {
      await writeUntilKnown(`fault-${client}-${n}`);
      await wait(PAUSE_MS);
    }
  };
  const working = Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return {
    acknowledged,
    wrong,
    figures,
    end: async () => {
      isRunning = false;
      await working;
    },
  };
}
