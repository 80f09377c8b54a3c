import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inPackage } from '../lib/paths.ts';
import { root, standsAlone } from '../webpack/paths.ts';

const USAGE = `Usage: consign-area
  new <name> [--owner "Warehouse team"]   a repository of its own for an area, in ./mfe-<name>
  dev --portal https://portal.example.com that portal, with this area from its sources
  verify                                  syntax, manifest, calls, imports, types
  test [paths]                            the tests of its screens
  release <command>                       publish, promote, rollback, log …: see release without a command`;

type Command = (words: readonly string[]) => Promise<number>;

async function createRepository(words: readonly string[]) {
  const { createAreaRepository } = await import('./create.ts');
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { owner: { type: 'string' } },
  });
  const files = createAreaRepository(process.cwd(), positionals[0] ?? '', values.owner);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  const [folder = ''] = (files[0] ?? '').split('/');
  console.log(`\ncd ${folder} && npm install, then: npm run dev -- --portal https://portal.example.com`);
  return 0;
}

async function develop(words: readonly string[]) {
  const { values } = parseArgs({ args: [...words], options: { portal: { type: 'string' } } });
  const [{ areaNames }, { developAgainst, findPortalError }] = await Promise.all([
    import('../build/area-names.ts'),
    import('../dev/serve-area.ts'),
  ]);
  const problem = findPortalError(values.portal ?? '');
  if (problem !== undefined)
    throw new Error('Which portal? For example: npm run dev -- --portal https://portal.example.com');
  await developAgainst(values.portal ?? '', areaNames()[0] ?? '');
  return 0;
}

async function verify() {
  const { findProblems } = await import('./verify.ts');
  const problems = await findProblems(root);
  console.log(problems.length > 0 ? problems.join('\n') : 'The area is as it declares itself, and its types hold.');
  return problems.length > 0 ? 1 : 0;
}

const runTests: Command = async (words) =>
  spawnSync(process.execPath, [inPackage('jest', 'bin/jest.js'), '--config', join(root, 'jest.config.js'), ...words], {
    cwd: root,
    stdio: 'inherit',
  }).status ?? 1;

const release: Command = async (words) => {
  const { main: runRelease } = await import('../release/cli.ts');
  await runRelease(words);
  return Number(process.exitCode ?? 0);
};

const COMMANDS: Readonly<Record<string, Command>> = {
  new: createRepository,
  dev: develop,
  verify,
  test: runTests,
  release,
};

/** Carries out one command; resolves to the exit code. */
export async function main([name = '', ...words]: readonly string[]): Promise<number> {
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new Error(USAGE);
    if (name !== 'new' && !standsAlone)
      throw new Error(`${root} has no area.json: run it in the repository of an area.`);
    return await command(words);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
