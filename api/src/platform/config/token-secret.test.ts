import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenSecretOf } from './token-secret.ts';

let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

test('it is made once and readable by its owner alone', () => {
  const secret = tokenSecretOf({ dataFolder });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(tokenSecretOf({ dataFolder })).toBe(secret);
  expect(statSync(join(dataFolder, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('a configured one counts', () => {
  expect(tokenSecretOf({ dataFolder, tokenSecret: 'configured' })).toBe('configured');
});
