import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { BareCall, BareSettings } from './bare.ts';

/** Answers each call with the rows of its recorded statements: what Fastify and the driver cost without the product. */
const { connection, port, calls } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareSettings;
const pool = new pg.Pool({ max: 10, ...connection });
const app = Fastify();

const isTransaction = ({ statements }: BareCall) => statements.some(({ text }) => text === 'begin');

async function runInOrder(client: Pick<pg.Pool, 'query'>, { name, statements }: BareCall) {
  const results: unknown[] = [];
  for (const [i, { text, values }] of statements.entries()) {
    const { rows } = await client.query(values.length > 0 ? { name: `${name}${i}`, text, values } : text);
    results.push(rows);
  }
  return results.at(-1);
}

for (const call of calls)
  app.get(`/${call.name}`, async () => {
    if (!isTransaction(call)) return runInOrder(pool, call);
    const client = await pool.connect();
    return runInOrder(client, call).finally(() => client.release());
  });
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port, host: '127.0.0.1' });
