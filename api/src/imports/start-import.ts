import { createHash } from 'node:crypto';
import type { ImportCheck } from 'shared-contracts/imports';
import { MAX_LISTED_PROBLEMS } from 'shared-contracts/values/imports';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import type { Caller } from '../platform/access/caller.ts';
import { inTransaction } from '../platform/database/database.ts';
import { sanitizeFileName, type UploadedFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services/services.ts';
import {
  findLanguage,
  findRecentImport,
  deleteOldImports,
  insertImport,
  type NewRow,
  lockFile,
} from './imports.store.ts';
import { type PreparedRow, prepareRows } from './prepare-rows.ts';
import type { Importer } from './importer.ts';
import { translateProblem } from './problem.texts.ts';

declare module '../platform/jobs/jobs.ts' {
  interface JobData {
    'imports.run': { id: string };
  }
}

/** The same file within this time is treated as a double click. In seconds. */
const DUPLICATE_WINDOW = 10 * MINUTE;
const RETENTION = 90 * DAY;

type RequiredServices = Pick<Services, 'db' | 'now' | 'jobs'>;

/** Reports what an import of the file would do, without saving anything. @throws 422 naming `file` */
export async function checkFile(
  services: RequiredServices,
  caller: Caller,
  importer: Importer<object>,
  { content }: UploadedFile,
): Promise<ImportCheck> {
  const rows = await prepareRows(services, caller, importer, content);
  const language = await findLanguage(services.db, caller.userId);
  const toList = (kind: 'problems' | 'warnings') =>
    rows.flatMap(({ row, [kind]: ofRow }) => ofRow.map((problem) => ({ ...translateProblem(problem, language), row })));
  const [problems, warnings] = [toList('problems'), toList('warnings')];
  return {
    total: rows.length,
    valid: rows.filter(({ input }) => input !== null).length,
    problems: problems.slice(0, MAX_LISTED_PROBLEMS),
    problemCount: problems.length,
    warnings: warnings.slice(0, MAX_LISTED_PROBLEMS),
    warningCount: warnings.length,
  };
}

const toNewRow = ({ row, input, problems, cells }: PreparedRow<object>): NewRow => ({
  row,
  state: input ? 'waiting' : 'failed',
  input: input && JSON.stringify(input),
  problems: input ? null : JSON.stringify(problems),
  cells: JSON.stringify(cells),
});

/**
 * Stores the rows of a file and queues the job that saves them. A recent import of the same file is returned instead.
 * @param again imports the file even if it was imported recently
 * @returns the id of the import
 * @throws 422 naming `file`
 */
export async function startImport(
  { db, now, jobs }: RequiredServices,
  caller: Caller,
  importer: Importer<object>,
  { name, content }: UploadedFile,
  again: boolean,
): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex');
  const findDuplicate = (connection: typeof db) =>
    again ? undefined : findRecentImport(connection, caller, importer.subject, digest, now() - DUPLICATE_WINDOW);
  const duplicate = await findDuplicate(db);
  if (duplicate) return duplicate.id;
  const rows = await prepareRows({ db, now }, caller, importer, content);
  const { organizationId, userId, actorId } = caller;
  return inTransaction(db, async (tx) => {
    await lockFile(tx, organizationId, digest);
    const concurrentDuplicate = await findDuplicate(tx);
    if (concurrentDuplicate) return concurrentDuplicate.id;
    await deleteOldImports(tx, organizationId, now() - RETENTION);
    const columns = {
      organizationId,
      userId,
      actorId,
      subject: importer.subject,
      fileName: sanitizeFileName(name),
      digest,
      total: rows.length,
      createdAt: now(),
    };
    const id = await insertImport(tx, columns, rows.map(toNewRow));
    await jobs.enqueue(tx, 'imports.run', { id });
    return id;
  });
}
