import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readBuilt } from '../upgrade/release-folder.ts';

const MEGABYTE = 1024 * 1024;

const listSources = (release: string) =>
  execFileSync('git', ['ls-files', '-z'], { cwd: release, encoding: 'utf8', maxBuffer: 64 * MEGABYTE })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(release, path)));

/**
 * Packs a built checkout into one file: sources, the built portal and, for machines without a registry, the installed
 * packages. @returns its size in bytes
 */
export function packRelease(release: string, file: string, { withModules }: { withModules: boolean }): number {
  readBuilt(release);
  const modules = withModules ? globSync('{node_modules,*/node_modules}', { cwd: release }) : [];
  const folder = mkdtempSync(join(tmpdir(), 'consign-package-'));
  const list = join(folder, 'files');
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(list, [...listSources(release), '.consign/portal', ...modules].join('\0'));
  try {
    execFileSync('tar', ['-czf', resolve(file), '-C', release, '--null', `--files-from=${list}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return statSync(file).size;
}
