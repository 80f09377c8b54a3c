import { sql } from 'kysely';
import { loadDemo } from '../../../api/demo/demo.ts';
import { type Db, openDatabase } from '../../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../api/src/platform/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../../api/src/prepare-database.ts';
import { markLateOrders } from '../api/late.ts';
import { addOrders } from '../api/many-orders.ts';

const addCargo = (db: Db) =>
  sql`
    insert into order_cargo_items (order_id, position, cargo_id, pack_number, quantity)
    select orders.id, 0, cargo.id, 'PK-' || orders.number, 12 from orders, lateral (select id from cargos where cargos.organization_id = orders.organization_id order by id limit 1) cargo
    where not exists (select from order_cargo_items where order_id = orders.id)
  `.execute(db);

/** A database of the demo company with additional orders, each with stops and cargo. */
export async function openManyRows(folder: string, count: number) {
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  await prepareDatabase(db);
  await loadDemo(db, Math.floor(Date.now() / 1_000));
  await addOrders(db, count);
  await addCargo(db);
  await markLateOrders(db);
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
  return { stop };
}
