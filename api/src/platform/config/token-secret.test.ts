import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTokenSecret } from './token-secret.ts';

let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

test('generates the secret once, readable by its owner only', () => {
  const secret = loadTokenSecret({ dataFolder });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadTokenSecret({ dataFolder })).toBe(secret);
  expect(statSync(join(dataFolder, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('prefers the configured secret', () => {
  expect(loadTokenSecret({ dataFolder, tokenSecret: 'configured' })).toBe('configured');
});
