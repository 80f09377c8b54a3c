import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { connectDatabase } from '../../api/src/platform/database/connect.ts';
import type { Db } from '../../api/src/platform/database/database.ts';
import { assertSchemaCompatible, getSchemaState } from '../../api/src/platform/database/migrate.ts';
import type { SchemaState } from '../../api/src/platform/database/schema.rules.ts';
import { decryptSecret } from '../../api/src/platform/security/encryption.ts';
import { StartupError } from '../../api/src/platform/errors/startup-error.ts';
import { majorOf, type Manifest, manifestOf, serverOf } from './backup.ts';
import { type Counts, countRows } from './counts.ts';
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

/** Secrets that are stored encrypted with `TOKEN_SECRET`. */
const ENCRYPTED_COLUMNS = [
  { name: 'mail passwords of organizations', table: 'organizations', column: 'smtp_password' },
  { name: 'client secrets of identity providers', table: 'identity_providers', column: 'client_secret' },
  { name: 'signing keys of organizations', table: 'saml_service_providers', column: 'private_key' },
  { name: 'signing secrets of webhooks', table: 'webhook_endpoints', column: 'secret' },
  { name: 'authenticator apps of users', table: 'user_factors', column: 'secret' },
] as const;

/**
 * Counts the secrets that were encrypted with another `TOKEN_SECRET`, as texts. A backup of an older release lacks
 * tables.
 */
async function countUndecryptable(db: Db, secret: string, tables: Counts): Promise<string[]> {
  const found: string[] = [];
  for (const { name, table, column } of ENCRYPTED_COLUMNS.filter((encrypted) => encrypted.table in tables)) {
    const { rows } = await sql<{
      value: string;
    }>`select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} <> ''`.execute(db);
    const count = rows.filter(({ value }) => decryptSecret(secret, value) === null).length;
    if (count > 0) found.push(`${count} ${name}`);
  }
  return found;
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
 * Restores a backup into an empty database, and compares the row counts. A backup of an older release lacks the same
 * migrations as its database.
 * @returns the number of rows, and the secrets that can't be decrypted
 */
export async function restore(
  environment: string | undefined,
  file: string,
  secret: string | undefined,
): Promise<{ rows: number; undecryptable: string[]; state: SchemaState }> {
  const databaseUrl = serverOf(environment);
  const { counts } = readManifest(file);
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder: '' }, ({ message }) => console.error(message));
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
      undecryptable: await countUndecryptable(db, secret ?? '', found),
      state,
    };
  } finally {
    await close();
  }
}
