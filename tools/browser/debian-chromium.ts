import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from '../lib/capture.ts';
import { launcher, unpackDebian } from './debian.ts';
import { GENERATED } from '../lib/paths.ts';

const HOME = join(GENERATED, 'chromium');

/** Debian's Chromium shell. */
export const DEBIAN_CHROMIUM = join(HOME, 'chromium');

/** The shell can't read PostScript fonts, which it would choose for some texts. */
const FONTS = `<?xml version="1.0"?>
<fontconfig><dir>${HOME}/tree/usr/share/fonts</dir><dir>/usr/share/fonts/truetype</dir><cachedir>${HOME}/fonts</cachedir></fontconfig>
`;

export async function unpackDebianChromium(): Promise<Captured> {
  mkdirSync(join(HOME, 'fonts'), { recursive: true });
  const result = await unpackDebian(HOME, 'chromium-headless-shell', 'chromium-common', 'fonts-liberation');
  writeFileSync(join(HOME, 'fonts.conf'), FONTS);
  writeFileSync(
    DEBIAN_CHROMIUM,
    launcher(HOME, 'usr/lib/chromium/chromium-headless-shell', { FONTCONFIG_FILE: join(HOME, 'fonts.conf') }),
  );
  chmodSync(DEBIAN_CHROMIUM, 0o755);
  return result;
}
