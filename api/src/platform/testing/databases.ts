import { randomUUID } from 'node:crypto';
import pg, { type PoolConfig } from 'pg';
import { type Db, openDatabase } from '../database.ts';
import { TEMPLATE, testServer } from './server.ts';

async function onServer(statement: string) {
  const admin = new pg.Client(testServer());
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

export type TestDatabase = { db: Db; connection: PoolConfig; name: string; drop: () => Promise<void> };

/** @param template what it begins as: the prepared one unless told; `template0` is empty */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  let isLeaving = false;
  // A connection that is still on its way out when its database goes has nothing to tell.
  const connection = testServer(name);
  const db = openDatabase(connection, (error) => {
    if (!isLeaving) console.error(error);
  });
  const drop = async () => {
    isLeaving = true;
    await db.destroy();
    await onServer(`drop database ${name} with (force)`);
  };
  return { db, connection, name, drop };
}
