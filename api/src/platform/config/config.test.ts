import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const refusal = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof StartError ? error.message.split('\n') : [String(error)];
  }
  return [];
};

test('without any setting it is the embedded database, the demo and port 8080', () => {
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

test('with a server the demo is loaded only when asked for', () => {
  const DATABASE_URL = 'postgres://portal:pass@db:5432/consign';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
});

test('organizations may name a mail server of a private network only where nobody else stands in it, or when told so', () => {
  const DATABASE_URL = 'postgres://db/consign';
  const allowed = (env: NodeJS.ProcessEnv) => readConfig(env).ownMail.allowsPrivate;
  expect(
    [{}, { DATABASE_URL }, { DATABASE_URL, PRIVATE_SMTP: 'true' }, { PRIVATE_SMTP: 'false' }].map(allowed),
  ).toEqual([true, false, true, false]);
  expect(readConfig({}).ownMail.ports).toEqual([25, 465, 587, 2525, 1025]);
});

test('the demo company drives unless told otherwise', () => {
  expect(
    [{}, { DEMO: 'false' }, { SIMULATOR: 'false' }, { DATABASE_URL: 'postgres://db/consign' }].map(
      (env) => readConfig(env).simulator,
    ),
  ).toEqual([true, false, false, false]);
});

test('every wrong setting is told in one sentence, its value never', () => {
  const wrong = {
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
  const sentences = refusal(wrong);
  expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
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
  expect(sentences.join()).not.toContain('hunter2');
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_]+ must .+\.$/);
});

test('an empty setting is none', () => {
  expect(refusal({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual([]);
});

test('several processes in production need one secret', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/consign' };
  expect(refusal(env)).toEqual([
    'TOKEN_SECRET must be set in production with DATABASE_URL, the same for every process.',
  ]);
  expect(refusal({ ...env, TOKEN_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('the maps’ pictures are OpenStreetMap’s, another service’s that is named, or none', () => {
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
  expect(refusal({ MAP_TILES_URL: url })).toEqual([
    'MAP_TILES_ATTRIBUTION must be set with MAP_TILES_URL: whom the maps name for their tiles.',
  ]);
  const wrong = [
    'https://tiles.example/{z}/{x}.png',
    "https://tiles.example'; script-src */{z}/{x}/{y}",
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'ftp://tiles.example/{z}/{x}/{y}',
  ];
  for (const MAP_TILES_URL of wrong)
    expect(refusal({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION: 'x' })).toEqual([
      expect.stringMatching(/^MAP_TILES_URL must/),
    ]);
});

test('a mail server needs a sender', () => {
  expect(refusal({ SMTP_URL: 'smtp://mail:25' })).toEqual([
    'MAIL_FROM must be set with SMTP_URL: the e-mail address that mails are sent from.',
  ]);
});
