import { readFileSync } from 'node:fs';
import { StartupError } from '../errors/startup-error.ts';

export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'RELEASE_TRUSTED_KEYS',
  'TOKEN_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'AUDIT_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

function readSecretFile(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return env[name];
  if (env[name]) throw new StartupError(`${name} and ${name}_FILE must not both be set.`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartupError(`${name}_FILE must be a file that can be read.`);
  }
}

/**
 * Replaces `<NAME>_FILE` of each secret by the file's content, as container secrets and systemd credentials need.
 * @throws StartupError if a file can't be read, or the secret is set as well
 */
export const readSecretFiles = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...Object.fromEntries(SECRETS.map((name) => [name, readSecretFile(env, name)])),
});
