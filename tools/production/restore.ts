import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { connectDatabase } from '../../api/src/platform/database/connect.ts';
import type { Db } from '../../api/src/platform/database/database.ts';
import { assertSchemaCompatible, getSchemaState } from '../../api/src/platform/database/migrate.ts';
import type { SchemaState } from '../../api/src/platform/database/schema.rules.ts';
import { decryptSecret } from '../../api/src/platform/security/encryption.ts';
import { StartupError } from '../../api/src/platform/errors/startup-error.ts';
import { majorOf, type Manifest, manifestOf, serverOf } from './backup.ts';
import { countRows } from './counts.ts';
import { pgTool, runTool } from './pg-tools.ts';

async function refuseFilled(db: Db) {
  const { rows } = await sql<{
    name: string;
  }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`.execute(
    db,
  );
  if (rows.length > 0)
    throw new StartupError(
      'A backup is restored into an empty database only: make a new one and name it in DATABASE_URL.',
    );
}

/** Organizations whose mail password was encrypted with another secret: they have to enter it again. */
async function countUnopened(db: Db, secret: string): Promise<number> {
  const rows = await db
    .selectFrom('organizations')
    .select('smtpPassword')
    .where('smtpPassword', 'is not', null)
    .execute();
  return rows.filter(({ smtpPassword }) => smtpPassword !== null && decryptSecret(secret, smtpPassword) === null)
    .length;
}

function readManifest(file: string): Manifest {
  if (!existsSync(file) || !existsSync(manifestOf(file)))
    throw new StartupError(`There is no backup ${file} with its ${manifestOf(file)}.`);
  return JSON.parse(readFileSync(manifestOf(file), 'utf8')) as Manifest;
}

/** @throws StartError naming the tables whose row counts differ */
function compare(counts: Manifest['counts'], found: Manifest['counts']) {
  const names = [...new Set([...Object.keys(counts), ...Object.keys(found)])].filter(
    (name) => counts[name] !== found[name],
  );
  if (names.length > 0)
    throw new StartupError(
      `The restored database differs from its backup: ${names.map((name) => `${name} has ${found[name] ?? 'no'} of ${counts[name] ?? 'no'} rows`).join(', ')}.`,
    );
}

/**
 * Restores a backup into an empty database, and compares the row counts. A backup of an older release lacks
 * migrations, like its database did.
 * @returns the number of rows, and of mail passwords that this secret can't decrypt
 */
export async function restore(
  environment: string | undefined,
  file: string,
  secret: string | undefined,
): Promise<{ rows: number; unopened: number; state: SchemaState }> {
  const databaseUrl = serverOf(environment);
  const { counts } = readManifest(file);
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder: '' }, console.error);
  try {
    await refuseFilled(db);
    await runTool(
      await pgTool('pg_restore', await majorOf(db)),
      ['--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${new URL(databaseUrl).pathname.slice(1)}`, file],
      databaseUrl,
    );
    const found = await countRows(db);
    compare(counts, found);
    const state = await getSchemaState(db);
    if (state === 'database too new') await assertSchemaCompatible(db);
    await sql`analyze`.execute(db);
    return {
      rows: Object.values(found).reduce((sum, count) => sum + count, 0),
      unopened: await countUnopened(db, secret ?? ''),
      state,
    };
  } finally {
    await close();
  }
}
