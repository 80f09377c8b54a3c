import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartupError } from '../../api/src/platform/errors/startup-error.ts';
import { capture } from '../lib/capture.ts';

export type Tool = 'pg_dump' | 'pg_restore';

/** Debian can have servers of several versions; the newest comes first. */
const folders = () =>
  [
    process.env['PG_BIN'] ?? '',
    ...globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
    ...(process.env.PATH ?? '').split(delimiter),
  ].filter(Boolean);

async function majorOf(path: string): Promise<number> {
  const { output } = await capture([path, '--version'], { limitMinutes: 1 });
  return Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0);
}

/** A PostgreSQL program that matches the server's version. @throws StartError if there is none */
export async function pgTool(name: Tool, major: number): Promise<string> {
  const paths = [...new Set(folders().map((folder) => join(folder, name)))].filter((path) => existsSync(path));
  for (const path of paths) if ((await majorOf(path)) >= major) return path;
  throw new StartupError(
    `No ${name} of PostgreSQL ${major} or newer is here: install postgresql-client-${major}, or name its folder by PG_BIN.`,
  );
}

/** The connection of the programs, as environment variables: arguments of a process are visible to everyone. */
export function environmentOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const environment = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** Runs a program to its end, without a time limit. @throws StartError with the program's output */
export async function runTool(path: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(path, args, {
    env: { ...process.env, ...environmentOf(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new StartupError(`${path} ended with ${code}: ${said.trim()}`);
}
