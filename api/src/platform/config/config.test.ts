import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { StartupError } from '../errors/startup-error.ts';

const readErrors = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof StartupError ? error.message.split('\n') : [String(error)];
  }
  return [];
};

test('defaults to the embedded database, the demo data and port 8080', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: 'localhost',
    dataFolder: resolve('.consign/data'),
    portalFolder: resolve('.consign/portal'),
    databaseUrl: undefined,
    logLevel: 'info',
    demo: true,
  });
});

test('loads the demo data on a database server only when enabled', () => {
  const DATABASE_URL = 'postgres://portal:pass@db:5432/consign';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
});

test('allows private mail servers by default with the embedded database only', () => {
  const DATABASE_URL = 'postgres://db/consign';
  const allowsPrivate = (env: NodeJS.ProcessEnv) => readConfig(env).organizationMail.allowsPrivate;
  expect(
    [{}, { DATABASE_URL }, { DATABASE_URL, PRIVATE_SMTP: 'true' }, { PRIVATE_SMTP: 'false' }].map(allowsPrivate),
  ).toEqual([true, false, true, false]);
  expect(readConfig({}).organizationMail.allowedPorts).toEqual([25, 465, 587, 2525, 1025]);
});

test('runs the simulator with the demo data unless disabled', () => {
  expect(
    [{}, { DEMO: 'false' }, { SIMULATOR: 'false' }, { DATABASE_URL: 'postgres://db/consign' }].map(
      (env) => readConfig(env).simulator,
    ),
  ).toEqual([true, false, false, false]);
});

test('reports every invalid setting in one line, without its value', () => {
  const invalid = {
    PORT: '80x',
    DATABASE_URL: 'mysql://root:hunter2@db',
    LOG_LEVEL: 'loud',
    TOKEN_SECRET: 'hunter2',
    SMTP_URL: 'hunter2',
    DEMO: 'perhaps',
    GEOCODER_URL: 'ftp://hunter2',
    GEOCODER_PER_SECOND: '0',
    GEO_TIMEOUT_MS: '-1',
  };
  const messages = readErrors(invalid);
  expect(messages.map((message) => message.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'TOKEN_SECRET',
    'SMTP_URL',
    'GEOCODER_URL',
    'GEOCODER_PER_SECOND',
    'GEO_TIMEOUT_MS',
    'LOG_LEVEL',
    'DEMO',
  ]);
  expect(messages.join()).not.toContain('hunter2');
  for (const message of messages) expect(message).toMatch(/^[A-Z_]+ must .+\.$/);
});

test('calls and long-running work have different database limits', () => {
  const { databaseLimits } = readConfig({
    DATABASE_STATEMENT_TIMEOUT_MS: '1000',
    DATABASE_QUERY_TIMEOUT_MS: '1200',
    DATABASE_BATCH_TIMEOUT_MS: '9000',
  });
  const calls = { connectMs: 4_000, statementMs: 1_000, lockMs: 2_500, idleTransactionMs: 10_000, queryMs: 1_200 };
  expect(databaseLimits).toEqual({
    calls,
    batch: { connectMs: 4_000, statementMs: 9_000, lockMs: 9_000, idleTransactionMs: 9_000, queryMs: 9_200 },
  });
});

test('requires more patience with a silent server than with a slow statement', () =>
  expect(readErrors({ DATABASE_STATEMENT_TIMEOUT_MS: '2000', DATABASE_QUERY_TIMEOUT_MS: '2000' })).toEqual([
    'DATABASE_QUERY_TIMEOUT_MS must be more than DATABASE_STATEMENT_TIMEOUT_MS, so that a slow server is not taken for a silent one.',
  ]));

test('ignores empty settings', () => {
  expect(readErrors({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual([]);
});

test('requires TOKEN_SECRET in production with a database server', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/consign' };
  expect(readErrors(env)).toEqual([
    'TOKEN_SECRET must be set in production with DATABASE_URL, the same for every process.',
  ]);
  expect(readErrors({ ...env, TOKEN_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('uses tiles of OpenStreetMap, of another service with attribution, or none', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}@2x.png?key=1';
  expect(readConfig({}).mapTiles).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: 'OpenStreetMap contributors',
    link: 'https://www.openstreetmap.org/copyright',
  });
  expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: 'Tile makers' }).mapTiles).toEqual({
    url,
    attribution: 'Tile makers',
    link: null,
  });
  expect(readConfig({ MAP_TILES_URL: 'none' }).mapTiles).toBeNull();
  expect(readErrors({ MAP_TILES_URL: url })).toEqual([
    'MAP_TILES_ATTRIBUTION must be set with MAP_TILES_URL: the attribution that maps show.',
  ]);
  const invalid = [
    'https://tiles.example/{z}/{x}.png',
    "https://tiles.example'; script-src */{z}/{x}/{y}",
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'ftp://tiles.example/{z}/{x}/{y}',
  ];
  for (const MAP_TILES_URL of invalid)
    expect(readErrors({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION: 'x' })).toEqual([
      expect.stringMatching(/^MAP_TILES_URL must/),
    ]);
});

test('requires MAIL_FROM with SMTP_URL', () => {
  expect(readErrors({ SMTP_URL: 'smtp://mail:25' })).toEqual([
    'MAIL_FROM must be set with SMTP_URL: the email address that emails are sent from.',
  ]);
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consign-config-'));
  const TOKEN_SECRET_FILE = join(folder, 'token-secret');
  const SECRET = 'a'.repeat(32);
  writeFileSync(TOKEN_SECRET_FILE, `${SECRET}\n`);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are read without the line break at the end', () => {
    expect(readConfig({ TOKEN_SECRET_FILE }).tokenSecret).toBe(SECRET);
    expect(readConfig({ TOKEN_SECRET: '', TOKEN_SECRET_FILE }).tokenSecret).toBe(SECRET);
  });

  test.each([
    ['TOKEN_SECRET_FILE must be a file that can be read.', { TOKEN_SECRET_FILE: join(folder, 'none') }],
    ['TOKEN_SECRET and TOKEN_SECRET_FILE must not both be set.', { TOKEN_SECRET: SECRET, TOKEN_SECRET_FILE }],
    ['METRICS_TOKEN must be a secret of at least 16 characters.', { METRICS_TOKEN_FILE: join(folder, 'short') }],
  ])('%s', (message, env) => {
    writeFileSync(join(folder, 'short'), 'short');
    expect(readErrors(env)).toEqual([message]);
  });
});
