import { HOOKS } from './wiring.ts';
import { buildApp } from './app.ts';
import { systemClock } from './platform/time/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { createServices } from './platform/services/create-services.ts';

/** Prints the OpenAPI document. No query is ever sent to the database. */
const config = { ...readConfig({}), logLevel: 'silent' as const };
const db = openDatabase({}, console.error);
const app = await buildApp(
  createServices({ db, connection: {}, now: systemClock, config, secret: 'unused', hooks: HOOKS }, console.error),
);
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
