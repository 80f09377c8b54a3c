import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { COMMANDS } from '../release/commands.ts';
import { areaNames } from '../build/area-names.ts';
import { ROOT } from '../lib/paths.ts';

type WorkflowStep = { id?: string; run?: string; uses?: string; env?: Record<string, string> };
type Job = { needs?: string; steps: WorkflowStep[] };
type Workflow = { name: string; on: object; jobs: Record<string, Job> };

const codeOwners = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(/\s+/, 1).join('').slice(1, -1));

const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map(
  (file) => [file, parse(readFileSync(join(ROOT, file), 'utf8')) as Workflow] as const,
);
const steps = ({ jobs }: Workflow) => Object.values(jobs).flatMap((job) => job.steps);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The problem with a command of a workflow, as a sentence. */
function fault(command: string): string | undefined {
  const [, script = '', words = ''] = /npm run (\S+)(?: -- (.*))?/.exec(command) ?? [];
  const [, program] = /(node_modules\/\.bin\/\S+)/.exec(command) ?? [];
  if (program && !existsSync(join(ROOT, program))) return `${program} is not installed`;
  if (!script) return undefined;
  if (!scripts[script]) return `there is no npm run ${script}`;
  if (script !== 'release') return undefined;
  const [name = '', ...rest] = words.replaceAll(/"\$\w+"|\$\{\{[^}]*\}\}/g, '25').split(' ');
  const { options = {} } = COMMANDS[name] ?? {};
  try {
    parseArgs({ args: rest, allowPositionals: true, options });
    return COMMANDS[name] ? undefined : `there is no release -- ${name}`;
  } catch (error) {
    return (error as Error).message;
  }
}

test('a workflow can be read, waits for jobs that there are, and gives commands that there are', () => {
  expect(workflows.map(([file]) => file).toSorted()).toEqual([
    '.github/workflows/areas.yml',
    '.github/workflows/nightly.yml',
    '.github/workflows/promote.yml',
  ]);
  for (const [file, workflow] of workflows) {
    expect([
      file,
      Object.values(workflow.jobs)
        .flatMap(({ needs }) => needs ?? [])
        .filter((job) => !workflow.jobs[job]),
    ]).toEqual([file, []]);
    const commands = steps(workflow).flatMap(({ run }) => run?.split('\n') ?? []);
    expect([file, commands.flatMap((command) => fault(command) ?? [])]).toEqual([file, []]);
    expect(commands.filter((command) => /\bnpx\b/.test(command))).toEqual([]);
  }
  expect(fault('npm run release -- promote "$AREA" --shares 5')).toMatch(/Unknown option '--shares'/);
});

describe('the areas that a change reaches', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const command =
    steps(workflows.find(([file]) => file.endsWith('areas.yml'))?.[1] as Workflow).find(({ id }) => id === 'changed')
      ?.run ?? '';

  beforeAll(() => {
    const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const file of [
      'package.json',
      'lerna.json',
      'package-lock.json',
      ...workspaces.map((name) => `${name}/package.json`),
    ]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, '.gitignore'), 'node_modules\noutput\n');
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '.');
    git('commit', '--quiet', '--message', 'all');
  });

  const changedBy = (file: string, since = git('rev-parse', 'HEAD')) => {
    writeFileSync(join(folder, file), 'changed');
    git('add', '.');
    git('commit', '--quiet', '--message', file);
    const output = join(folder, 'output');
    writeFileSync(output, '');
    execFileSync('bash', ['-c', command], {
      cwd: folder,
      env: { ...process.env, SINCE: since, GITHUB_OUTPUT: output },
      stdio: 'ignore',
    });
    return JSON.parse(readFileSync(output, 'utf8').replace('areas=', ''));
  };

  test.each([
    ['mfe-trips/area.json', undefined, ['mfe-trips']],
    ['shared-ui/index.ts', undefined, areaNames()],
    ['README.md', '0000000000000000000000000000000000000000', areaNames()],
  ])('%s, since %s', (file, since, areas) => {
    expect(changedBy(file, since)).toEqual(areas);
  });
});

test('every area has code owners, and every path with owners exists', () => {
  expect(codeOwners).toEqual(expect.arrayContaining(areaNames()));
  expect(codeOwners.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
});
