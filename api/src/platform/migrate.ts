import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, Migrator, NO_MIGRATIONS } from 'kysely/migration';
import type { Db } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort();
  const load = async (file: string) => [file.replace('.ts', ''), (await import(`../../migrations/${file}`)) as Migration] as const;
  return Object.fromEntries(await Promise.all(files.map(load)));
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
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every(({ executedAt }) => executedAt);
}
