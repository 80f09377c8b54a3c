import pg from 'pg';
import { loadDemo } from '../../../demo/demo.ts';
import { openDatabase } from '../database/database.ts';
import { DEMO_TEMPLATE, TEMPLATE, getTestServer } from './test-server.ts';

const LOCK = 5_270_002;
const UNFINISHED = 'consign_demo_unfinished';
/** The names of templates that an earlier run may have left on the server. */
export const DEMO_TEMPLATES = [UNFINISHED, DEMO_TEMPLATE];

async function createTemplate(admin: pg.Client, now: number) {
  await admin.query(`drop database if exists ${UNFINISHED} with (force)`);
  await admin.query(`create database ${UNFINISHED} template ${TEMPLATE}`);
  const db = openDatabase(getTestServer(UNFINISHED), console.error);
  await loadDemo(db, now).finally(() => db.destroy());
  await admin.query(`alter database ${UNFINISHED} rename to ${DEMO_TEMPLATE}`);
}

/** Creates a template database with the demo data on first use. @returns its name */
export async function ensureDemoTemplate(now: number): Promise<string> {
  const admin = new pg.Client(getTestServer());
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (!rowCount) await createTemplate(admin, now);
    return DEMO_TEMPLATE;
  } finally {
    await admin.end();
  }
}
