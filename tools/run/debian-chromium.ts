import { chmodSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, type Captured } from './capture.ts';
import { GENERATED } from './paths.ts';

const HOME = join(GENERATED, 'chromium');
const TREE = join(HOME, 'tree');

/** Debian puts libraries into a folder per kind of machine, and private ones of a package one deeper. */
const libraries = () => [...new Set(globSync('{usr/,}lib/*-linux-gnu/{,*/}*.so*', { cwd: TREE }).map((file) => join(TREE, dirname(file))))].join(':');

/** Debian's Chromium shell with what it needs beyond this system, unpacked and not installed: it needs no root and changes nothing outside. */
export const DEBIAN_CHROMIUM = join(HOME, 'chromium');

const launcher = () => `#!/bin/sh
export LD_LIBRARY_PATH="${libraries()}"
export FONTCONFIG_FILE="${HOME}/fonts.conf"
exec "${TREE}/usr/lib/chromium/chromium-headless-shell" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<fontconfig><dir>${TREE}/usr/share/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${HOME}/fonts</cachedir></fontconfig>
`;

const apt = (...args: string[]) => [
  'apt-get', '--quiet', '--yes',
  ...[`Dir::State::Lists=${HOME}/lists`, `Dir::Cache=${HOME}/cache`, 'Debug::NoLocking=1', 'APT::Sandbox::User=root'].flatMap((option) => ['-o', option]),
  ...args,
];

async function inTurn(commands: (() => readonly string[])[]): Promise<Captured> {
  let output = '';
  for (const command of commands) {
    const result = await capture(command());
    output += result.output;
    if (!result.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

export async function unpackDebianChromium(): Promise<Captured> {
  for (const folder of ['lists/partial', 'cache/archives/partial', 'tree', 'fonts']) mkdirSync(join(HOME, folder), { recursive: true });
  const result = await inTurn([
    () => apt('update'),
    () => apt('install', '--no-install-recommends', '--download-only', '--reinstall', 'chromium-headless-shell', 'chromium-common', 'fonts-liberation'),
    () => ['sh', '-c', 'for archive in "$@"; do dpkg-deb --extract "$archive" "$0" || exit 1; done', TREE, ...globSync('cache/archives/*.deb', { cwd: HOME }).map((archive) => join(HOME, archive))],
  ]);
  for (const folder of ['lists', 'cache']) rmSync(join(HOME, folder), { recursive: true });
  writeFileSync(join(HOME, 'fonts.conf'), FONTS);
  writeFileSync(DEBIAN_CHROMIUM, launcher());
  chmodSync(DEBIAN_CHROMIUM, 0o755);
  return result;
}
