import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { buildApp } from '../../../api/src/app.ts';
import { readConfig } from '../../../api/src/platform/config/config.ts';
import type { Tables } from '../../../api/src/platform/database/database.ts';
import { createServices } from '../../../api/src/platform/services/create-services.ts';
import { HOOKS } from '../../../api/src/wiring.ts';
import { freePort } from '../../lib/port.ts';

type Statement = { text: string; values: unknown[] };
export type BareCall = { name: string; statements: Statement[] };
export type BareSettings = { connection: pg.PoolConfig; port: number; calls: BareCall[] };
type RecordedCall = { url: string; headers?: Record<string, string> };

/** Records the statements of calls that the product answers in this process. `secret`: that of the API that signed the tokens. */
export async function recordStatements(
  connection: pg.PoolConfig,
  secret: string,
  calls: Readonly<Record<string, RecordedCall>>,
): Promise<BareCall[]> {
  const pool = new pg.Pool(connection);
  let statements: Statement[] = [];
  const record = (text: string, values: readonly unknown[]) => void statements.push({ text, values: [...values] });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => record(query.sql, query.parameters),
  });
  const now = () => Math.floor(Date.now() / 1_000);
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'false', RATE_LIMITS: 'false' });
  const app = await buildApp(createServices({ db, connection, now, config, secret, hooks: HOOKS }, console.error));
  try {
    const recorded: BareCall[] = [];
    for (const [name, { url, headers = {} }] of Object.entries(calls)) {
      // The caller of a signed-in call is known from the one before.
      if (headers.authorization) await app.inject({ url, headers });
      statements = [];
      const { statusCode, body } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
      recorded.push({ name, statements });
    }
    return recorded;
  } finally {
    await app.close();
    await db.destroy();
  }
}

/** A server with only Fastify and the driver. */
export async function serveBare(folder: string, connection: pg.PoolConfig, calls: BareCall[]) {
  const port = await freePort(0, '127.0.0.1');
  if (port === undefined) throw new Error('No port is free.');
  const file = join(folder, 'bare.json');
  writeFileSync(file, JSON.stringify({ connection, port, calls } satisfies BareSettings));
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) {
    if (server.exitCode !== null) throw new Error('The bare server did not start; its last words are above.');
    await wait(50);
  }
  const close = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { url, pid: server.pid ?? 0, close };
}
