import { systemClock } from './platform/time/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { LATEST_MIGRATION } from './platform/database/migrate.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Migrates the database and exits. Runs before a release starts, while the previous one still serves. */
async function main() {
  // No time limits: a migration may take as long as it needs, except for locks.
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder }, console.error);
  try {
    const startedAt = systemClock();
    await prepareDatabase(db);
    console.log(`Database migrated to ${LATEST_MIGRATION} (${systemClock() - startedAt} s).`);
  } finally {
    await close();
  }
}

await main().catch((error: Error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
