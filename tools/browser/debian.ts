import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, type Captured } from '../lib/capture.ts';
import { GENERATED } from '../lib/paths.ts';

/** Debian's package index, updated once an hour for all downloads. */
const LISTS = join(GENERATED, 'debian/lists');
const UPDATED = join(GENERATED, 'debian/updated');
const FRESH_MS = 3_600_000;

const treeIn = (home: string) => join(home, 'tree');

/** Debian puts libraries into a folder per architecture, and a package's private ones one level deeper. */
const libraries = (home: string) =>
  [
    ...new Set(
      globSync('{usr/,}lib/*-linux-gnu/{,*/}*.so*', { cwd: treeIn(home) }).map((file) =>
        join(treeIn(home), dirname(file)),
      ),
    ),
  ].join(':');

/** Runs a program of the tree with the libraries next to it. */
export const launcher = (home: string, program: string, environment: Readonly<Record<string, string>> = {}) =>
  [
    '#!/bin/sh',
    ...Object.entries({ LD_LIBRARY_PATH: libraries(home), ...environment }).map(
      ([name, value]) => `export ${name}="${value}"`,
    ),
    `exec "${join(treeIn(home), program)}" "$@"`,
    '',
  ].join('\n');

const apt = (home: string, ...args: string[]) => [
  'apt-get',
  '--quiet',
  '--yes',
  ...[
    `Dir::State::Lists=${LISTS}`,
    `Dir::Cache=${home}/cache`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]),
  ...args,
];

async function runSequentially(steps: (() => Promise<Captured>)[]): Promise<Captured> {
  let output = '';
  for (const step of steps) {
    const result = await step();
    output += result.output;
    if (!result.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

const areFresh = () => Date.now() - (statSync(UPDATED, { throwIfNoEntry: false })?.mtimeMs ?? 0) < FRESH_MS;

async function update(home: string): Promise<Captured> {
  if (areFresh()) return { ok: true, output: '' };
  const result = await capture(apt(home, 'update'));
  if (result.ok) writeFileSync(UPDATED, '');
  return result;
}

/** Unpacks Debian packages and their missing dependencies into `tree`, without root and without installing them. */
export async function unpackDebian(home: string, ...packages: string[]): Promise<Captured> {
  for (const folder of [join(LISTS, 'partial'), join(home, 'cache/archives/partial'), treeIn(home)])
    mkdirSync(folder, { recursive: true });
  const result = await runSequentially([
    () => update(home),
    () => capture(apt(home, 'install', '--no-install-recommends', '--download-only', '--reinstall', ...packages)),
    () =>
      capture([
        'sh',
        '-c',
        'for archive in "$@"; do dpkg-deb --extract "$archive" "$0" || exit 1; done',
        treeIn(home),
        ...globSync('cache/archives/*.deb', { cwd: home }).map((archive) => join(home, archive)),
      ]),
  ]);
  rmSync(join(home, 'cache'), { recursive: true });
  return result;
}
