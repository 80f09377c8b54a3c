import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The configured secret, or one generated at the first start and stored in the data folder, readable by our user only. */
export function loadTokenSecret({ tokenSecret, dataFolder }: Pick<Config, 'tokenSecret' | 'dataFolder'>): string {
  if (tokenSecret) return tokenSecret;
  const file = join(dataFolder, 'token-secret');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
