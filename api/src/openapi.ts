import { buildApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { openParts } from './platform/open-parts.ts';

/** Prints the OpenAPI document and nothing else. The database is named but never asked. */
const config = { ...readConfig({}), logLevel: 'silent' as const };
const db = openDatabase({}, console.error);
const app = await buildApp(
  openParts({ db, connection: {}, now: systemClock, config, secret: 'nothing is signed' }, console.error),
);
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
