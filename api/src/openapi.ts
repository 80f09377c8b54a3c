import { HOOKS } from './wiring.ts';
import { buildApp } from './app.ts';
import { systemClock } from './platform/time/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { createPublicDocument } from './platform/public-api/public-document.ts';
import { createServices } from './platform/services/create-services.ts';
import { storeDocument } from './v1/released-document.ts';
import { V1 } from './v1/v1.ts';

/**
 * Prints the OpenAPI document of all calls, or with `--v1` that of version 1. `--keep` stores the latter as the
 * released one, unless it breaks callers. Sends no query to the database.
 */
const config = { ...readConfig({}), logLevel: 'silent' as const };
const db = openDatabase({}, console.error);
const app = await buildApp(
  createServices({ db, connection: {}, now: systemClock, config, secret: 'unused', hooks: HOOKS }, console.error),
);
await app.ready();
const [option] = process.argv.slice(2);
if (option === '--keep') {
  const problems = await storeDocument(createPublicDocument(app, V1));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  const document = option === '--v1' ? createPublicDocument(app, V1) : app.swagger();
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}
await app.close();
