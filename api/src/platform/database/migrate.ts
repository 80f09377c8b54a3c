import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator, NO_MIGRATIONS } from 'kysely/migration';
import type { Db } from './database.ts';
import { oldestAfter, type SchemaState, stateOf } from './schema.rules.ts';
import { StartError } from './start-error.ts';

/** `oldest`: the migration that a release has to know at least to work with the database after this one; all do if left out. */
type OurMigration = Migration & { oldest?: string };

const FOLDER = join(import.meta.dirname, '../../migrations');

const NAMES = readdirSync(FOLDER)
  .map((file) => basename(file, '.ts'))
  .toSorted();

/** The newest migration that this release knows. */
export const NEWEST = NAMES.at(-1) ?? '';

async function getMigrations(): Promise<Record<string, OurMigration>> {
  const load = async (name: string) => [name, (await import(`../../migrations/${name}.ts`)) as OurMigration] as const;
  return Object.fromEntries(await Promise.all(NAMES.map(load)));
}

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations } });

const has = async (db: Db, table: string) => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  return rows[0]?.there === true;
};

const doneIn = async (db: Db) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

const oldestIn = async (db: Db) =>
  (await has(db, 'schema_support'))
    ? ((await sql<{ oldest: string }>`select oldest from schema_support`.execute(db)).rows[0]?.oldest ?? '')
    : '';

/** Whether this release works with the database as it is; one of a newer release does, as long as it supports this one. */
export const schemaState = async (db: Db): Promise<SchemaState> => stateOf(NAMES, await doneIn(db), await oldestIn(db));

/** Processes of releases that the database would work with no more: each names its newest migration where it connects. */
async function refuseWhileInUse(db: Db, oldest: string) {
  const { rows } = await sql<{ newest: string }>`
    select distinct substr(application_name, 9) as newest from pg_stat_activity
    where datname = current_database() and application_name like 'consign %' and substr(application_name, 9) < ${oldest} order by 1`.execute(
    db,
  );
  if (rows.length > 0)
    throw new StartError(
      `The database is in use by releases that this one ends the support of (${rows.map(({ newest }) => newest).join(', ')}): stop them first.`,
    );
}

async function support(db: Db, oldest: string) {
  if (await has(db, 'schema_support'))
    await sql`update schema_support set oldest = greatest(oldest, ${oldest})`.execute(db);
}

/**
 * Brings the schema to the newest state. One that is newer already stays as it is.
 * @returns whether it is this release's now
 * @throws StartError when this release cannot work with it, or another one that runs could not any more
 */
export async function migrate(db: Db): Promise<boolean> {
  const done = (await has(db, 'kysely_migration')) ? await doneIn(db) : [];
  if (done.some((name) => !NAMES.includes(name))) {
    await refuseUnfit(db);
    return false;
  }
  const oldest = oldestAfter(await getMigrations());
  if (oldest > (await oldestIn(db))) await refuseWhileInUse(db, oldest);
  await support(db, oldest);
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  await support(db, oldest);
  return true;
}

const REFUSALS: Record<Exclude<SchemaState, 'ok'>, string> = {
  'migrations missing': `The database lacks migrations of this release, whose newest is ${NEWEST}: run node api/src/migrate.ts of the newest release first.`,
  'database too new': `The database is of a newer release, which supports this one (${NEWEST}) no more: start a newer one.`,
};

/** @throws StartError when this release cannot work with the database as it is */
export async function refuseUnfit(db: Db): Promise<void> {
  const state = (await has(db, 'kysely_migration')) ? await schemaState(db) : 'migrations missing';
  if (state !== 'ok') throw new StartError(REFUSALS[state]);
}

/** The way back: an empty database. */
export async function migrateDown(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(NO_MIGRATIONS);
  if (error) throw error;
}
