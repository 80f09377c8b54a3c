import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { capture, type Captured } from './capture.ts';
import { DEBIAN_CHROMIUM, unpackDebianChromium } from './debian-chromium.ts';
import { inPackage, ROOT } from './paths.ts';

const playwrightsOwn = (): string => createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
const places = () => [process.env.CHROMIUM ?? '', playwrightsOwn(), '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', DEBIAN_CHROMIUM];

/** A browser that lacks a library of the system is there and does not start. */
const starts = async (path: string) => existsSync(path) && (await capture([path, '--version'], { limitMinutes: 1 })).ok;

async function find(): Promise<string | undefined> {
  for (const path of places()) if (await starts(path)) return path;
  return undefined;
}

const installPlaywrightsOwn = () => capture([process.execPath, inPackage('@playwright/test', 'cli.js', 'e2e'), 'install', 'chromium'], { limitMinutes: 5 });

/** The Chromium for the browser tests: one that the machine has, else Playwright's own, else Debian's; or the words of what failed. */
export async function chromium(): Promise<{ path?: string; output: string }> {
  let output = '';
  for (const install of [undefined, installPlaywrightsOwn, unpackDebianChromium]) {
    const result: Captured | undefined = await install?.();
    output += result?.output ?? '';
    const path = await find();
    if (path) return { path, output };
  }
  return { output: `${output}No Chromium starts here: install one, or name it by CHROMIUM=/path/to/chromium.\n` };
}
