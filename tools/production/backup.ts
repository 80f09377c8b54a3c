import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase } from '../../api/src/platform/database/connect.ts';
import type { Db } from '../../api/src/platform/database/database.ts';
import { LATEST_MIGRATION } from '../../api/src/platform/database/migrate.ts';
import { StartupError } from '../../api/src/platform/errors/startup-error.ts';
import { type Counts, countRows } from './counts.ts';
import { type BucketFiles, countBucketFiles } from './files/move-files.ts';
import { pgTool, runTool } from './pg-tools.ts';

/** Files that accompany a dump. */
export type Manifest = {
  takenAt: string;
  migration: string;
  serverMajor: number;
  counts: Counts;
  filesInBucket?: BucketFiles;
};

const DUMP = '.dump';
export const manifestOf = (file: string) => file.replace(/\.dump$/, '.json');

const EMBEDDED =
  'The embedded database is kept as files: stop Consign and copy its data folder (.consign/data, with cp -RL). A backup needs DATABASE_URL.';

/** The address of the server. @throws StartError for the embedded database */
export function serverOf(databaseUrl: string | undefined): string {
  if (!databaseUrl) throw new StartupError(EMBEDDED);
  return databaseUrl;
}

export async function majorOf(db: Db): Promise<number> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

const nameAt = (time: Date) => `consign-${time.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** Dump and row counts from one snapshot, while the portal keeps running. */
async function dumpWhole(db: Db, databaseUrl: string, file: string, takenAt: string): Promise<Manifest> {
  const serverMajor = await majorOf(db);
  const tool = await pgTool('pg_dump', serverMajor);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
      await runTool(
        tool,
        ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`],
        databaseUrl,
      );
      return {
        takenAt,
        migration: LATEST_MIGRATION,
        serverMajor,
        counts: await countRows(tx),
        filesInBucket: await countBucketFiles(tx),
      };
    });
}

/** Removes the oldest backups. */
function deleteOldBackups(folder: string, keep: number) {
  const dumps = readdirSync(folder)
    .filter((name) => name.startsWith('consign-') && name.endsWith(DUMP))
    .toSorted();
  for (const name of dumps.slice(0, Math.max(0, dumps.length - keep)))
    for (const file of [name, manifestOf(name)]) rmSync(join(folder, file), { force: true });
}

/**
 * Writes a backup of the configured database, including files, into a folder, where it appears atomically.
 * @param keep the number of backups to retain
 * @returns the file and its size in bytes
 */
export async function backup(
  environment: string | undefined,
  folder: string,
  keep = Infinity,
): Promise<{ file: string; bytes: number; manifest: Manifest }> {
  const databaseUrl = serverOf(environment);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder: '' }, ({ message }) => console.error(message));
  const now = new Date();
  const file = join(folder, `${nameAt(now)}${DUMP}`);
  const growing = `${file}.${process.pid}`;
  try {
    // pg_dump preserves the mode of an existing file.
    writeFileSync(growing, '', { mode: 0o600 });
    const manifest = await dumpWhole(db, databaseUrl, growing, now.toISOString());
    writeFileSync(manifestOf(file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    renameSync(growing, file);
    deleteOldBackups(folder, keep);
    return { file, bytes: statSync(file).size, manifest };
  } finally {
    rmSync(growing, { force: true });
    await close();
  }
}
