import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJsonAtomically } from '../lib/files.ts';
import { GENERATED, ROOT } from '../lib/paths.ts';

const SOURCE = join(ROOT, 'client');
const PACKAGES = join(GENERATED, 'packages');

type Manifest = {
  scripts?: object;
  devDependencies?: object;
  exports: { '.': { 'consign-source'?: string; types: string; default: string } };
};

function runNpm(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args[0]} in ${cwd}: ${stdout}${stderr}`);
  return stdout;
}

/** Packs the client for callers of the API. @returns the tarball */
export function packClient(): string {
  // Built here and not by `prepack`: this repository disables the scripts of packages, including its own.
  rmSync(join(SOURCE, 'dist'), { recursive: true, force: true });
  runNpm(SOURCE, 'run', 'build');
  const output = join(PACKAGES, 'client');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const part of ['dist', 'examples', 'README.md'])
    cpSync(join(SOURCE, part), join(output, part), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(output, 'LICENSE'));
  const { scripts: _scripts, devDependencies: _tools, ...manifest } = readJson<Manifest>(join(SOURCE, 'package.json'));
  const { 'consign-source': _source, ...entry } = manifest.exports['.'];
  writeJsonAtomically(join(output, 'package.json'), { ...manifest, exports: { '.': entry } });
  const packed = JSON.parse(runNpm(output, 'pack', '--json', '--pack-destination', PACKAGES)) as { filename: string }[];
  return join(PACKAGES, Object.values(packed)[0]?.filename ?? '');
}

if (import.meta.main) console.log(packClient());
