import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator, NO_MIGRATIONS } from 'kysely/migration';
import type { Db } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');

const NAMES = readdirSync(FOLDER).map((file) => basename(file, '.ts'));

async function getMigrations(): Promise<Record<string, Migration>> {
  const load = async (name: string) => [name, (await import(`../../migrations/${name}.ts`)) as Migration] as const;
  return Object.fromEntries(await Promise.all(NAMES.map(load)));
}

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations } });

/** Brings the schema to the newest state; several processes may try at once, one does it. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** The way back: an empty database. */
export async function migrateDown(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(NO_MIGRATIONS);
  if (error) throw error;
}

export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return NAMES.every((name) => done.has(name));
}
