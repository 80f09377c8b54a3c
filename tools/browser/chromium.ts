import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { capture, type Captured } from '../lib/capture.ts';
import { DEBIAN_CHROMIUM, unpackDebianChromium } from './debian-chromium.ts';
import { inPackage, ROOT } from '../lib/paths.ts';

const playwrightsOwn = (): string =>
  createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
/** Headless Chromium without browser windows takes half the time. */
const shells = () => [process.env.CHROMIUM ?? '', '/usr/bin/chromium-headless-shell', DEBIAN_CHROMIUM];
const browsers = () => [playwrightsOwn(), '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed browser may lack a system library and not start. */
const starts = async (path: string) => existsSync(path) && (await capture([path, '--version'], { limitMinutes: 1 })).ok;

async function find(places: readonly string[]): Promise<string | undefined> {
  for (const path of places) if (await starts(path)) return path;
  return undefined;
}

const installPlaywrightsOwn = () =>
  capture([process.execPath, inPackage('@playwright/test', 'cli.js', 'e2e'), 'install', 'chromium'], {
    limitMinutes: 5,
  });

type Way = { install?: () => Promise<Captured>; places: () => readonly string[] };
const WAYS: readonly Way[] = [
  { places: shells },
  { install: unpackDebianChromium, places: shells },
  { places: browsers },
  { install: installPlaywrightsOwn, places: browsers },
];

/**
 * Finds a Chromium for the browser tests: installed headless shell, Debian's, installed browser, Playwright's; or why
 * none works.
 */
export async function chromium(): Promise<{ path?: string; output: string }> {
  let output = '';
  for (const { install, places } of WAYS) {
    output += (await install?.())?.output ?? '';
    const path = await find(places());
    if (path) return { path, output };
  }
  return { output: `${output}No Chromium starts here: install one, or name it by CHROMIUM=/path/to/chromium.\n` };
}
