import pg from 'pg';
import { loadDemo } from '../../../demo/demo.ts';
import { openDatabase } from '../database.ts';
import { TEMPLATE, testServer } from './server.ts';

const LOCK = 5_270_002;
const UNFINISHED = 'consign_demo_unfinished';
const DEMO = 'consign_demo';
/** What a run before this one may have left on its server. */
export const DEMO_TEMPLATES = [UNFINISHED, DEMO];

async function make(admin: pg.Client, now: number) {
  await admin.query(`drop database if exists ${UNFINISHED} with (force)`);
  await admin.query(`create database ${UNFINISHED} template ${TEMPLATE}`);
  const db = openDatabase(testServer(UNFINISHED), console.error);
  await loadDemo(db, now).finally(() => db.destroy());
  await admin.query(`alter database ${UNFINISHED} rename to ${DEMO}`);
}

/** The name of a prepared database with the demo company, which the first test file that wants it makes. */
export async function demoTemplate(now: number): Promise<string> {
  const admin = new pg.Client(testServer());
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DEMO]);
    if (!rowCount) await make(admin, now);
    return DEMO;
  } finally {
    await admin.end();
  }
}
