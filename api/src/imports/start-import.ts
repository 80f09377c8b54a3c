import { createHash } from 'node:crypto';
import type { ImportCheck } from 'shared-contracts/imports';
import { SHOWN_PROBLEMS } from 'shared-contracts/values/imports';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { plainName, type UploadedFile } from '../platform/files.ts';
import type { Parts } from '../platform/parts.ts';
import { findSame, forgetImports, insertImport, type NewRow, oneAtATime } from './imports.store.ts';
import { type PreparedRow, prepareRows } from './prepare-rows.ts';
import type { Subject } from './subject.ts';

declare module '../platform/jobs.ts' {
  interface JobData {
    'imports.run': { id: string };
  }
}

/** For so long the same file is taken for a second click. */
const SAME_SECONDS = 600;
const KEPT_SECONDS = 90 * 86_400;

type Needed = Pick<Parts, 'db' | 'now' | 'jobs'>;

/** What would become of a file; nothing is saved. @throws 422 naming `file` */
export async function checkFile(
  server: Needed,
  caller: Caller,
  subject: Subject<object>,
  { content }: UploadedFile,
): Promise<ImportCheck> {
  const rows = await prepareRows(server, caller, subject, content);
  const problems = rows.flatMap(({ row, problems: found }) => found.map((problem) => ({ ...problem, row })));
  return {
    total: rows.length,
    valid: rows.filter(({ input }) => input !== null).length,
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
  };
}

const asNew = ({ row, input, problems }: PreparedRow<object>): NewRow => ({
  row,
  state: input ? 'waiting' : 'failed',
  input: input && JSON.stringify(input),
  problems: input ? null : JSON.stringify(problems),
});

/**
 * Keeps what a file's rows would become and queues a job that saves them: once, however often the file comes.
 * @param again although the same file came just now
 * @returns the id of the import
 * @throws 422 naming `file`
 */
export async function beginImport(
  { db, now, jobs }: Needed,
  caller: Caller,
  subject: Subject<object>,
  { name, content }: UploadedFile,
  again: boolean,
): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex');
  const sameOne = (at: typeof db) =>
    again ? undefined : findSame(at, caller, subject.name, digest, now() - SAME_SECONDS);
  const known = await sameOne(db);
  if (known) return known.id;
  const rows = await prepareRows({ db, now }, caller, subject, content);
  const { organizationId, userId, actorId } = caller;
  return inTransaction(db, async (tx) => {
    await oneAtATime(tx, organizationId, digest);
    const same = await sameOne(tx);
    if (same) return same.id;
    await forgetImports(tx, organizationId, now() - KEPT_SECONDS);
    const columns = {
      organizationId,
      userId,
      actorId,
      subject: subject.name,
      fileName: plainName(name),
      digest,
      total: rows.length,
      createdAt: now(),
    };
    const id = await insertImport(tx, columns, rows.map(asNew));
    await jobs.enqueue(tx, 'imports.run', { id });
    return id;
  });
}
