import { type Db, openDatabase } from '../database/database.ts';
import { copyDatabase, type DatabaseCopy } from './copy-database.ts';

export type TestDatabase = DatabaseCopy & { db: Db };

/** @param template defaults to the prepared database; `template0` is empty */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const { connection, name, drop } = await copyDatabase(template);
  let isDropping = false;
  // Connections may report an error when their database is dropped before they are closed.
  const onError = (error: Error) => {
    if (!isDropping) console.error(error);
  };
  // Planning is half of the server's work, and a copy of the database lives too briefly to fill its memory.
  const db = openDatabase(connection, onError, { prepareAfter: 1 });
  return {
    db,
    connection,
    name,
    drop: async () => {
      isDropping = true;
      await db.destroy();
      await drop();
    },
  };
}
