import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PORTAL } from '../build/store.ts';
import { COMMANDS } from './commands.ts';
import { ReleaseError } from './registry.rules.ts';
import { openTarget } from './target.ts';

const COMMON = { to: { type: 'string' }, message: { type: 'string' } } as const;

const USAGE = [
  'Usage: npm run release --',
  ...Object.values(COMMANDS).map(({ usage }) => `  ${usage}`),
  'Each takes --to folder|s3://bucket/prefix (or RELEASE_TARGET): where the registry stands; the built portal of this checkout if left out.',
  'Changes are noted with who made them (RELEASE_AUTHOR, else of the workflow or git), the commit, and --message "why".',
].join('\n');

/** Errors that an operator may read without a stack: rejected commands, wrong arguments, stores that do not respond. */
const sentenceOf = (error: unknown) =>
  error instanceof Error
    ? [error.message, error instanceof ReleaseError || !(error.cause instanceof Error) ? '' : error.cause.message]
        .filter(Boolean)
        .join(': ')
    : String(error);

/** Carries out one command. @throws ReleaseError */
export async function release(
  [name = '', ...rest]: readonly string[],
  say: (text: string) => void,
  env = process.env,
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new ReleaseError(USAGE);
  const { positionals, values } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { ...command.options, ...COMMON },
  });
  if (positionals.length > 1) throw new ReleaseError(`Too many words. Usage: npm run release -- ${command.usage}`);
  const { to, ...others } = values;
  await command.run({
    store: openTarget(to ?? env['RELEASE_TARGET'] ?? join(PORTAL, 'areas'), env),
    words: positionals,
    values: others as Record<string, string | boolean | undefined>,
    env,
    say,
  });
}

/** For the command line: prints the result and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  await release(args, (text) => console.log(text)).catch((error: unknown) => {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  });
}
