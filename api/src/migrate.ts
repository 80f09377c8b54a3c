import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { connect } from './platform/connect.ts';
import { NEWEST } from './platform/migrate.ts';
import { StartError } from './platform/start-error.ts';
import { prepareDatabase } from './prepare.ts';

/** Brings the database up to date and ends: before the first process of a release starts, beside those of the release before it. */
async function main() {
  const { db, close } = await connect(readConfig(process.env), console.error);
  try {
    const began = systemClock();
    await prepareDatabase(db);
    console.log(`The database is at ${NEWEST} (${systemClock() - began} s).`);
  } finally {
    await close();
  }
}

await main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
