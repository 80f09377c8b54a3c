import { globSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase } from '../../../api/src/platform/database/connect.ts';
import { StartupError } from '../../../api/src/platform/errors/startup-error.ts';
import { serverOf } from '../backup.ts';
import { restore } from '../restore.ts';

type Drill = { file: string; rows: number; seconds: number; undecryptable: string[] };

/**
 * Restores the latest backup of a folder into a separate database on the server, compares it, and drops it again.
 * @throws StartupError if it can't be restored or differs
 */
export async function drill(
  environment: string | undefined,
  folder: string,
  secret: string | undefined,
): Promise<Drill> {
  const databaseUrl = serverOf(environment);
  const newest = globSync('consign-*.dump', { cwd: folder }).toSorted().at(-1);
  if (newest === undefined) throw new StartupError(`There is no backup in ${folder}.`);
  const file = join(folder, newest);
  const name = `consign_drill_${process.pid}`;
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder: '' }, ({ message }) => console.error(message));
  const startedAt = Date.now();
  try {
    await sql`create database ${sql.id(name)} template template0 encoding 'UTF8'`.execute(db);
    const address = new URL(databaseUrl);
    address.pathname = `/${name}`;
    const { rows, undecryptable } = await restore(address.href, file, secret);
    return { file, rows, undecryptable, seconds: Math.round((Date.now() - startedAt) / 1_000) };
  } finally {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
    await close();
  }
}
