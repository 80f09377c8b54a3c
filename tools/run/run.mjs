/**
 * Every `npm run` command starts here: checks the machine, installs packages, then runs `tools/run/<command>.ts`
 * under Node 24.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsInstall, nodePackage, findMachineProblem, runsProject } from './machine.mjs';

const COMMANDS = [
  'start',
  'test',
  'verify',
  'looks',
  'failures',
  'faults',
  'leaks',
  'operations',
  'mutants',
  'build',
  'dev',
  'new',
  'bench',
  'openapi',
  'release',
  'backup',
  'restore',
  'drill',
  'files',
  'upgrade',
  'package',
  'audit',
  'basemap',
];
/** Commands whose last line of output is the count. */
const COUNTED = ['test', 'verify', 'looks', 'failures', 'leaks', 'operations'];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ORPHAN_CHECK_MS = 5000;
/** npm and the terminal both forward Ctrl-C: only a later signal counts as a second one. */
const REPEATED_SIGNAL_MS = 1000;

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const modules = join(root, 'node_modules');

// Standard output belongs to the command: `openapi` prints JSON there.
const logToStderr = (text) => process.stderr.write(`${text}\n`);
function exitWithError(sentence) {
  logToStderr(sentence);
  if (COUNTED.includes(process.argv[2])) process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const isMusl = () => process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;

/** Runs npm with the Node that npm itself runs on: an installation replaces the packaged Node. */
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env;
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 };
  return script ? spawnSync(node, [script, ...args], options) : spawnSync('npm', args, options);
}

function install() {
  const lock = readJson(join(root, 'package-lock.json'));
  if (!needsInstall(lock, readJson(join(modules, '.package-lock.json')))) return;
  const started = Date.now();
  logToStderr('Installing packages (a minute or two, only when they changed) …');
  const { status, stdout, stderr, error } = npm('ci', '--loglevel=error');
  if (status !== 0)
    exitWithError(
      `${stdout ?? ''}${stderr ?? ''}\nThe packages could not be installed${error ? ` (${error.message})` : ''}: see npm's output above.`,
    );
  logToStderr(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function projectNode() {
  const packaged = nodePackage(process.platform, process.arch);
  if (packaged && existsSync(join(modules, packaged))) return join(modules, packaged);
  if (runsProject(process.versions.node)) return process.execPath;
  return exitWithError(
    `Node 24 was not installed with the packages and this is Node ${process.versions.node}: install Node 22.22 or newer from https://nodejs.org.`,
  );
}

const isGroupAlive = (pid) => {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
};

/** Processes that a command left running end with it. */
async function sweep(pid) {
  if (!isGroupAlive(pid)) return;
  process.kill(-pid, 'SIGTERM');
  const until = Date.now() + ORPHAN_CHECK_MS;
  while (isGroupAlive(pid) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  if (isGroupAlive(pid)) process.kill(-pid, 'SIGKILL');
}

/** A separate process group, so that Ctrl-C reaches the command once, from here, and not also from the terminal. */
function handOver(command, args) {
  const env = { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) };
  const child = spawn(projectNode(), [join(here, `${command}.ts`), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });

  let stopping;
  const stop = (signal) => {
    if (stopping && Date.now() - stopping.at > REPEATED_SIGNAL_MS) child.kill('SIGKILL');
    if (stopping) return;
    stopping = { signal, at: Date.now() };
    child.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));

  // A killed npm forwards no signal.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || stopping || stop('SIGTERM'), 500).unref();

  child.on('error', (error) => exitWithError(`Node could not be started: ${error.message}`));
  child.on('exit', async (code) => {
    await sweep(child.pid);
    process.exit(code ?? (stopping?.signal === 'SIGINT' ? 130 : 143));
  });
}

const [command, ...args] = process.argv.slice(2);
if (!COMMANDS.includes(command)) exitWithError(`Usage: npm run ${COMMANDS.join(' | ')}`);
const refused = findMachineProblem({
  version: process.versions.node,
  platform: process.platform,
  arch: process.arch,
  musl: isMusl(),
});
if (refused) exitWithError(refused);
install();
handOver(command, args);
