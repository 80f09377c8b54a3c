import { brotliCompressSync } from 'node:zlib';
import { PASSWORD } from '../../../api/demo/password.ts';
import { loadDemo } from '../../../api/demo/demo.ts';
import { openDatabase } from '../../../api/src/platform/database/database.ts';
import { encryptSecret } from '../../../api/src/platform/security/encryption.ts';
import { type openStage, SECRET } from './stage.ts';

export const SCRIPT = 'console.log("a script of an area");'.repeat(50);
export const AREA = 'mfe-orders/1.0.0+one';
const SHELL = {
  hostApi: '1.0.0',
  base: '/assets/',
  icon: 'icon.1.svg',
  scripts: ['main.1.js'],
  integrity: { 'main.1.js': 'sha384-main' },
  firstPaint: {},
  lent: {},
};
const REGISTRY = { releases: {}, channels: { stable: { areas: {} } }, hosts: {} };
export const FILES = {
  'shell/release.json': JSON.stringify(SHELL),
  'areas/registry.json': JSON.stringify(REGISTRY),
  'shell/assets/main.1.js': SCRIPT,
  [`areas/${AREA}/entry.1.js`]: SCRIPT,
  [`areas/${AREA}/entry.1.js.br`]: brotliCompressSync(SCRIPT),
};
export const NEXT = '9000-rehearsed';
export const MIGRATION = `import { sql } from 'kysely';
export const up = (db) => sql.raw("alter table orders add rehearsed text; alter table order_types add rehearsed integer not null default 0").execute(db);
export const down = (db) => sql.raw('alter table orders drop rehearsed; alter table order_types drop rehearsed').execute(db);
`;

type Token = { authorization: string };
export type Tokens = Record<string, Token>;

/** Loads the demo data, starts both API processes, and signs in the owner and the planner. */
export async function startPortal(stage: Awaited<ReturnType<typeof openStage>>): Promise<Tokens> {
  stage.migrate();
  const db = openDatabase({ connectionString: stage.postgres.url('consign') }, console.error);
  await loadDemo(db, Math.floor(Date.now() / 1_000));
  await db
    .updateTable('organizations')
    .set({ smtpHost: 'mail.example.com', smtpPassword: encryptSecret(SECRET, 'hunter2') })
    .where('code', 'is not', null)
    .execute();
  await db.destroy();
  await Promise.all(stage.ports.map((port) => stage.start(port)));
  const tokens: Tokens = {};
  for (const login of ['owner', 'planner']) {
    const reply = await stage.client.send('/api/auth', { login, password: PASSWORD });
    tokens[login] = { authorization: `Bearer ${reply.json<{ token: string }>().token}` };
  }
  return tokens;
}
