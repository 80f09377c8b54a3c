import type { PoolConfig } from 'pg';
import { inTransaction, openDatabase } from '../../../platform/database/database.ts';
import { takeNextNumber } from '../issue/next-number.store.ts';

const [connection = '', organizationId = ''] = process.argv.slice(2);
const db = openDatabase(JSON.parse(connection) as PoolConfig, console.error);
await inTransaction(db, async (tx) => {
  const number = await takeNextNumber(tx, { organizationId, series: 'INV', year: 2026 });
  process.stdout.write(`taken ${number}\n`);
  await new Promise((resolve) => void setTimeout(resolve, 60_000));
});
