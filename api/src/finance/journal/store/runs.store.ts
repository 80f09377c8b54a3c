import { type Insertable, sql } from 'kysely';
import type { JournalRunQuery, JournalTotal } from 'shared-contracts/finance/journal';
import type { JournalFormat } from 'shared-contracts/values/finance/journal';
import { personName } from '../../../platform/access/person-name.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import type { JournalDocument } from '../postings.rules.ts';

/** Rows inserted at a time: PostgreSQL takes 65,535 parameters. */
const INSERTED_ROWS = 1_000;

const chunksOf = <T>(rows: readonly T[]) =>
  Array.from({ length: Math.ceil(rows.length / INSERTED_ROWS) }, (_, i) =>
    rows.slice(i * INSERTED_ROWS, (i + 1) * INSERTED_ROWS),
  );

export async function findPartnerNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Period = { organizationId: string; from: string | null; to: string };
type Created = { at: number; zone: string; totals: JournalTotal[]; userId: string; actorId: string | null };
type Exported = {
  documents: readonly JournalDocument[];
  postings: readonly Omit<Insertable<Tables['journalPostings']>, 'runId'>[];
};

const identityOf = ({ kind, sourceId }: Pick<JournalDocument, 'kind' | 'sourceId'>) => `${kind} ${sourceId}`;

/** Locks the organization, so that its numbers have no gaps. */
export async function insertRun(
  tx: Db,
  { organizationId, from, to }: Period,
  { at, zone, totals, userId, actorId }: Created,
  { documents, postings }: Exported,
): Promise<{ id: string; number: number }> {
  const run = await tx
    .insertInto('journalRuns')
    .values({
      organizationId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from journal_runs where organization_id = ${organizationId})`,
      fromDay: from,
      toDay: to,
      zone,
      documents: new Set(postings.map(identityOf)).size,
      postings: postings.length,
      totals: JSON.stringify(totals),
      createdAt: at,
      createdBy: userId,
      createdAs: actorId,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  // The accruals of a month have a document per side and currency.
  const unique = [...new Map(documents.map((document) => [identityOf(document), document])).values()];
  const rows = unique.map(({ kind, sourceId, day, rate }) => ({
    organizationId,
    kind,
    sourceId,
    runId: run.id,
    day,
    rate,
  }));
  for (const chunk of chunksOf(rows)) await tx.insertInto('journalDocuments').values(chunk).execute();
  for (const chunk of chunksOf(postings))
    await tx
      .insertInto('journalPostings')
      .values(chunk.map((posting) => ({ runId: run.id, ...posting })))
      .execute();
  return run;
}

const selectRuns = (db: Db, organizationId: string) =>
  db
    .selectFrom('journalRuns')
    .innerJoin('users', 'users.id', 'createdBy')
    .select([
      'journalRuns.id',
      'number',
      'fromDay as from',
      'toDay as to',
      'documents',
      'postings',
      'totals',
      'journalRuns.createdAt',
      personName().as('createdBy'),
    ])
    .select([
      sql<number>`(select count(*) from journal_downloads where run_id = journal_runs.id)::integer`.as('downloads'),
      sql<number | null>`(select max(downloaded_at) from journal_downloads where run_id = journal_runs.id)`.as(
        'lastDownloadAt',
      ),
    ])
    .where('journalRuns.organizationId', '=', organizationId);
export type ListedRun = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>;

const COLUMNS = { number: 'number', createdAt: 'journalRuns.createdAt', to: 'toDay' } as const;

export function listRuns(db: Db, organizationId: string, query: JournalRunQuery) {
  const { column, direction } = parseSort(query.sort);
  return paginate(
    selectRuns(db, organizationId).orderBy(COLUMNS[column], direction).orderBy('number', direction),
    query,
    db.selectFrom('journalRuns').where('organizationId', '=', organizationId),
  );
}

export const findRun = (db: Db, organizationId: string, id: string): Promise<ListedRun | undefined> =>
  selectRuns(db, organizationId).where('journalRuns.id', '=', id).executeTakeFirst();

export const listPostings = (db: Db, runId: string) =>
  db
    .selectFrom('journalPostings')
    .leftJoin('organizations as partner', 'partner.id', 'partnerId')
    .selectAll('journalPostings')
    .select('partner.name as partner')
    .where('runId', '=', runId)
    .orderBy('position')
    .execute();
export type ListedPosting = Awaited<ReturnType<typeof listPostings>>[number];

type Download = { runId: string; format: JournalFormat; downloadedAt: number; downloadedBy: string };

/** @returns how often the run had been downloaded before, while others wait */
export async function recordDownload(tx: Db, download: Download): Promise<number> {
  await tx.selectFrom('journalRuns').select('id').where('id', '=', download.runId).forUpdate().execute();
  const { before } = await tx
    .selectFrom('journalDownloads')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('runId', '=', download.runId)
    .executeTakeFirstOrThrow();
  await tx.insertInto('journalDownloads').values(download).execute();
  return before;
}
