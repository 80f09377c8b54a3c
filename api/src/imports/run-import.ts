import { hasAccess } from 'shared-contracts/values/identity/access';
import { findAccount } from '../identity/public.ts';
import type { Caller } from '../platform/access/caller.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { forbidden } from '../platform/errors/app-error.ts';
import { toAppError } from '../platform/http/error-handler.ts';
import { publish } from '../platform/live/publish.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { toColumnProblems, type RowProblem } from './columns.rules.ts';
import {
  countWaiting,
  findImportById,
  markAllFailed,
  markCreated,
  markFailed,
  setImportState,
  listWaitingRows,
} from './imports.store.ts';
import type { ImportServices, Importer } from './importer.ts';
import { IMPORTERS } from './importers.ts';

type RunningImport = { id: string; total: number; userId: string };
type WaitingRow = { row: number; input: unknown };
type ImportContext = {
  services: ImportServices;
  caller: Caller;
  importer: Importer<object>;
  importId: string;
  onError: (error: unknown) => void;
};

/** Rows saved in one transaction. Progress is published and the access checked once per batch. */
const BATCH_SIZE = 50;
/** The job queue considers longer jobs dead, so the rest is left to a new job. */
const MAX_SECONDS = 200;

/** Finds the user who imports. @returns null when the user no longer has access */
async function findCaller(
  db: Db,
  { userId, actorId }: { userId: string; actorId: string | null },
  importer: Importer<object>,
): Promise<Caller | null> {
  const account = await findAccount(db, userId);
  const caller = account && { ...account, userId, actorId };
  return caller && !caller.isBlocked && hasAccess(caller, importer.access.config.access) ? caller : null;
}

/** Explains why a row was not saved. Unexpected errors reveal no more than in a response. */
function toProblems(error: unknown, { columns }: Importer<object>): RowProblem[] {
  const {
    code,
    message,
    details: { fields },
  } = toAppError(error);
  return fields ? toColumnProblems(columns, fields) : [{ code, message, column: null }];
}

class RowsAlreadySaved extends Error {}

async function failRows(
  { services: { db }, importer, importId, onError }: ImportContext,
  failed: readonly { row: number; error: unknown }[],
): Promise<void> {
  for (const { error } of failed) if (toAppError(error).status >= 500) onError(error);
  await markFailed(
    db,
    importId,
    failed.map(({ row, error }) => ({ row, problems: toProblems(error, importer) })),
  );
}

/** Saves records and marks their rows in one transaction, so that a repeated job skips them. */
async function saveBatch(context: ImportContext, rows: readonly WaitingRow[]): Promise<void> {
  const { services, caller, importer, importId } = context;
  const { errors, write } = await importer.prepare(
    services,
    caller,
    rows.map(({ input }) => input as object),
  );
  const savable = rows.filter((_, i) => errors[i] === null);
  if (savable.length > 0) {
    await inTransaction(services.db, async (tx) => {
      const ids = await write(tx);
      const markedCount = await markCreated(
        tx,
        importId,
        importer.subject,
        savable.map(({ row }, i) => ({ row, id: ids[i] ?? '' })),
      );
      if (markedCount < savable.length) throw new RowsAlreadySaved();
    });
  }
  if (savable.length < rows.length)
    await failRows(
      context,
      rows.flatMap(({ row }, i) => (errors[i] === null ? [] : [{ row, error: errors[i] }])),
    );
}

/** Saves rows in the order of the file. When a batch fails, it is halved until only the failing row is left. */
async function saveRows(context: ImportContext, rows: readonly WaitingRow[]): Promise<void> {
  const [first, ...others] = rows;
  if (!first) return;
  try {
    await saveBatch(context, rows);
  } catch (error) {
    // The rows are not to blame: the queue repeats the job.
    if (toAppError(error).status === 503) throw error;
    if (others.length > 0) {
      const half = Math.ceil(rows.length / 2);
      await saveRows(context, rows.slice(0, half));
      await saveRows(context, rows.slice(half));
    } else if (!(error instanceof RowsAlreadySaved)) {
      await failRows(context, [{ row: first.row, error }]);
    }
  }
}

const publishProgress = (db: Db, { id, total, userId }: RunningImport, remaining: number) =>
  publish(db, { topic: 'imports', userIds: [userId], payload: { id, total, done: total - remaining } });

/** Saves waiting rows until the time of a job is up. @returns whether no row is left */
async function runImport(
  services: ImportServices,
  running: RunningImport & { actorId: string | null },
  importer: Importer<object>,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const { db, now } = services;
  const deadline = now() + MAX_SECONDS;
  const { id } = running;
  let remaining = await countWaiting(db, id);
  const nextRows = (rows: readonly WaitingRow[]) => listWaitingRows(db, id, rows.at(-1)?.row ?? 0, BATCH_SIZE);
  for (let rows = await nextRows([]); rows.length > 0; rows = await nextRows(rows)) {
    await publishProgress(db, running, remaining);
    if (now() > deadline) return false;
    const caller = await findCaller(db, running, importer);
    if (!caller) {
      await markAllFailed(db, id, toProblems(forbidden(), importer));
      break;
    }
    await saveRows({ services, caller, importer, importId: id, onError }, rows);
    remaining -= rows.length;
  }
  return true;
}

export function registerImportJob(services: ImportServices & { jobs: Jobs }, onError: (error: unknown) => void) {
  const { db, now, jobs } = services;
  jobs.handle('imports.run', async ({ id }) => {
    const running = await findImportById(db, id);
    if (!running || running.state === 'finished') return;
    await setImportState(db, id, 'running');
    const importer = IMPORTERS[running.subject];
    const isDone = await runImport(services, running, importer, onError);
    await inTransaction(db, async (tx) => {
      if (!isDone) return jobs.enqueue(tx, 'imports.run', { id });
      await setImportState(tx, id, 'finished', now());
      await importer.publishChange?.(tx, running.organizationId);
      return publishProgress(tx, running, 0);
    });
  });
}
