import { randomUUID } from 'node:crypto';
import pg, { type PoolConfig } from 'pg';
import { type Db, openDatabase } from '../database/database.ts';
import { TEMPLATE, getTestServer } from './test-server.ts';

async function runOnServer(statement: string) {
  const admin = new pg.Client(getTestServer());
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

export type TestDatabase = { db: Db; connection: PoolConfig; name: string; drop: () => Promise<void> };

/** @param template defaults to the prepared database; `template0` is empty */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half of the time of logging each page.
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  let isDropping = false;
  // Connections may report an error when their database is dropped before they are closed.
  const connection = getTestServer(name);
  const db = openDatabase(connection, (error) => {
    if (!isDropping) console.error(error);
  });
  const drop = async () => {
    isDropping = true;
    await db.destroy();
    await runOnServer(`drop database ${name} with (force)`);
  };
  return { db, connection, name, drop };
}
