import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator, NO_MIGRATIONS } from 'kysely/migration';
import type { Db } from './database.ts';
import { getOldestSupported, type SchemaState, toSchemaState } from './schema.rules.ts';
import { StartupError } from '../errors/startup-error.ts';

/**
 * `oldest`: the migration that a release must know to work with the database after this one; absent if any release
 * does.
 */
type AppMigration = Migration & { oldest?: string };

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations');

const MIGRATION_NAMES = readdirSync(MIGRATIONS_FOLDER)
  .map((file) => basename(file, '.ts'))
  .toSorted();

/** The latest migration that this release knows. */
export const LATEST_MIGRATION = MIGRATION_NAMES.at(-1) ?? '';

async function getMigrations(): Promise<Record<string, AppMigration>> {
  const load = async (name: string) =>
    [name, (await import(`../../../migrations/${name}.ts`)) as AppMigration] as const;
  return Object.fromEntries(await Promise.all(MIGRATION_NAMES.map(load)));
}

const createMigrator = (db: Db) => new Migrator({ db, provider: { getMigrations } });

const hasTable = async (db: Db, table: string) => {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
  return rows[0]?.exists === true;
};

const listAppliedMigrations = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

async function loadOldestSupported(db: Db) {
  if (!(await hasTable(db, 'schema_support'))) return '';
  const { rows } = await sql<{ oldest: string }>`select oldest from schema_support`.execute(db);
  return rows[0]?.oldest ?? '';
}

/** Whether this release works with the database. A newer schema is fine as long as it supports this release. */
export const getSchemaState = async (db: Db): Promise<SchemaState> =>
  toSchemaState(MIGRATION_NAMES, await listAppliedMigrations(db), await loadOldestSupported(db));

/** Every process connects with its latest migration in `application_name`. */
async function assertNoUnsupportedProcesses(db: Db, oldest: string) {
  const { rows } = await sql<{ latest: string }>`
    select distinct substr(application_name, 9) as latest
    from pg_stat_activity
    where datname = current_database()
      and application_name like 'consign %'
      and substr(application_name, 9) < ${oldest}
    order by 1`.execute(db);
  if (rows.length === 0) return;
  const releases = rows.map(({ latest }) => latest).join(', ');
  throw new StartupError(
    `The database is in use by releases that this one no longer supports (${releases}). Stop them first.`,
  );
}

async function saveOldestSupported(db: Db, oldest: string) {
  if (await hasTable(db, 'schema_support'))
    await sql`update schema_support set oldest = greatest(oldest, ${oldest})`.execute(db);
}

/**
 * Brings the schema up to date. Leaves a newer schema as it is.
 * @returns whether the schema is that of this release
 * @throws StartupError when this release doesn't work with the schema, or a running release would no longer work with it
 */
export async function migrate(db: Db): Promise<boolean> {
  const applied = (await hasTable(db, 'kysely_migration')) ? await listAppliedMigrations(db) : [];
  if (applied.some((name) => !MIGRATION_NAMES.includes(name))) {
    await assertSchemaCompatible(db);
    return false;
  }
  const oldest = getOldestSupported(await getMigrations());
  if (oldest > (await loadOldestSupported(db))) await assertNoUnsupportedProcesses(db, oldest);
  await saveOldestSupported(db, oldest);
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  await saveOldestSupported(db, oldest);
  return true;
}

const SCHEMA_ERRORS: Record<Exclude<SchemaState, 'ok'>, string> = {
  'migrations missing':
    `The database lacks migrations of this release, whose latest is ${LATEST_MIGRATION}. ` +
    'Run node api/src/migrate.ts of the latest release first.',
  'database too new':
    `The database is of a newer release, which no longer supports this one (${LATEST_MIGRATION}). ` +
    'Start a newer release.',
};

/** @throws StartupError when this release doesn't work with the schema */
export async function assertSchemaCompatible(db: Db): Promise<void> {
  const state = (await hasTable(db, 'kysely_migration')) ? await getSchemaState(db) : 'migrations missing';
  if (state !== 'ok') throw new StartupError(SCHEMA_ERRORS[state]);
}

/** Reverts all migrations, down to an empty database. */
export async function migrateDown(db: Db): Promise<void> {
  const { error } = await createMigrator(db).migrateTo(NO_MIGRATIONS);
  if (error) throw error;
}
