import { allows } from 'shared-contracts/values/access';
import { findPerson } from '../identity/auth/auth.store.ts';
import type { Caller } from '../platform/caller.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { forbidden } from '../platform/errors.ts';
import { toAppError } from '../platform/http/error-handler.ts';
import { publish } from '../platform/live/publish.ts';
import type { Jobs } from '../platform/jobs.ts';
import { byColumn, type RowProblem } from './columns.rules.ts';
import {
  countWaiting,
  importById,
  markAllFailed,
  markCreated,
  markFailed,
  setState,
  waitingRows,
} from './imports.store.ts';
import type { Server, Subject } from './subject.ts';
import { SUBJECTS } from './subjects.ts';

type Running = { id: string; total: number; userId: string };
type Given = { row: number; input: unknown };
type Work = {
  server: Server;
  caller: Caller;
  subject: Subject<object>;
  importId: string;
  onError: (error: unknown) => void;
};

/** Saved together, between two pieces of news and two looks at who imports. */
const PORTION = 50;
/** A job that runs for longer is taken for dead: what is left then is another job's. */
const MOST_SECONDS = 200;

/** Whoever imports, as they are now; null: they may not any more. */
async function callerOf(
  db: Db,
  { userId, actorId }: { userId: string; actorId: string | null },
  subject: Subject<object>,
): Promise<Caller | null> {
  const person = await findPerson(db, userId);
  const caller = person && { ...person, userId, actorId };
  return caller && !caller.isBlocked && allows(caller, subject.access.config.access) ? caller : null;
}

/** Why a row was not saved. What nobody foresaw is told as little of as in an answer. */
function problemsOf(error: unknown, { columns }: Subject<object>): RowProblem[] {
  const {
    code,
    message,
    details: { fields },
  } = toAppError(error);
  return fields ? byColumn(columns, fields) : [{ code, message, column: null }];
}

class NoLongerWaiting extends Error {}

async function fail(
  { server: { db }, subject, importId, onError }: Work,
  failed: readonly { row: number; error: unknown }[],
): Promise<void> {
  for (const { error } of failed) if (toAppError(error).status >= 500) onError(error);
  await markFailed(
    db,
    importId,
    failed.map(({ row, error }) => ({ row, problems: problemsOf(error, subject) })),
  );
}

/** The records and the word that they are there are one transaction: a job that is repeated finds the rows done. */
async function saveTogether(work: Work, rows: readonly Given[]): Promise<void> {
  const { server, caller, subject, importId } = work;
  const { errors, write } = await subject.ready(
    server,
    caller,
    rows.map(({ input }) => input as object),
  );
  const sound = rows.filter((_, i) => errors[i] === null);
  if (sound.length > 0) {
    await inTransaction(server.db, async (tx) => {
      const ids = await write(tx);
      const waited = await markCreated(
        tx,
        importId,
        subject.name,
        sound.map(({ row }, i) => ({ row, id: ids[i] ?? '' })),
      );
      if (waited < sound.length) throw new NoLongerWaiting();
    });
  }
  if (sound.length < rows.length)
    await fail(
      work,
      rows.flatMap(({ row }, i) => (errors[i] === null ? [] : [{ row, error: errors[i] }])),
    );
}

/** In the order of the file; what stops some together is found among fewer and fewer, until it is alone. */
async function saveRows(work: Work, rows: readonly Given[]): Promise<void> {
  const [first, ...others] = rows;
  if (!first) return;
  try {
    await saveTogether(work, rows);
  } catch (error) {
    if (others.length > 0) {
      const half = Math.ceil(rows.length / 2);
      await saveRows(work, rows.slice(0, half));
      await saveRows(work, rows.slice(half));
    } else if (!(error instanceof NoLongerWaiting)) {
      await fail(work, [{ row: first.row, error }]);
    }
  }
}

const tell = (db: Db, { id, total, userId }: Running, left: number) =>
  publish(db, { topic: 'imports', userIds: [userId], payload: { id, total, done: total - left } });

/** Saves what waits of an import, as long as a job may. @returns whether nothing is left */
async function workOn(
  server: Server,
  running: Running & { actorId: string | null },
  subject: Subject<object>,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const { db, now } = server;
  const until = now() + MOST_SECONDS;
  const { id } = running;
  let left = await countWaiting(db, id);
  const after = (rows: readonly Given[]) => waitingRows(db, id, rows.at(-1)?.row ?? 0, PORTION);
  for (let rows = await after([]); rows.length > 0; rows = await after(rows)) {
    await tell(db, running, left);
    if (now() > until) return false;
    const caller = await callerOf(db, running, subject);
    if (!caller) {
      await markAllFailed(db, id, problemsOf(forbidden(), subject));
      break;
    }
    await saveRows({ server, caller, subject, importId: id, onError }, rows);
    left -= rows.length;
  }
  return true;
}

/** Imports go on in whichever process takes their job. */
export function handleImports(server: Server & { jobs: Jobs }, onError: (error: unknown) => void) {
  const { db, now, jobs } = server;
  jobs.handle('imports.run', async ({ id }) => {
    const running = await importById(db, id);
    if (!running || running.state === 'finished') return;
    await setState(db, id, 'running');
    const subject = SUBJECTS[running.subject];
    const isDone = await workOn(server, running, subject, onError);
    await inTransaction(db, async (tx) => {
      if (!isDone) return jobs.enqueue(tx, 'imports.run', { id });
      await setState(tx, id, 'finished', now());
      await subject.tell?.(tx, running.organizationId);
      return tell(tx, running, 0);
    });
  });
}
