import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { InitialAssets, ShellDescriptor, ShellRelease } from 'shared-contracts/values/portal/areas';
import { hostApi, onDemand, sharedModules } from '../webpack/shared.ts';
import { AHEAD, SHELL_ASSETS } from '../webpack/shell.ts';
import { integrityOf } from './integrity.ts';
import type { Parts } from './parts.ts';
import { readSeam } from '../webpack/seam.ts';

const FRAME = 'frame';

/** The descriptor of a shell for areas, built from these sources. */
export const toShellDescriptor = ({
  hostApi: version,
  firstPaint,
}: Pick<ShellRelease, 'hostApi' | 'firstPaint'>): ShellDescriptor => ({
  hostApi: version,
  pages: Object.keys(firstPaint).filter((page) => page !== FRAME),
  lends: Object.fromEntries(sharedModules().map((module) => [module.name, module.version])),
});

type Built = { folder: string; output: string; parts: Parts };

/**
 * The record of the built shell: the first scripts of every page, and what its own pages and the shared modules need
 * in addition.
 */
export async function shellReleaseOf({ folder, output, parts }: Built): Promise<ShellRelease> {
  const lazy = onDemand();
  const needs = (imported: string): InitialAssets => {
    const { scripts, shared } = parts.of(imported);
    return { scripts, shared: shared.filter((name) => lazy.includes(name)) };
  };
  const pages = await readSeam(join(folder, 'src/app/routes.tsx'), 'pages');
  const [icon] = globSync('favicon.*.svg', { cwd: output });
  if (!icon) throw new Error('the shell has no favicon.svg');
  const [worker] = globSync('service-worker.*.js', { cwd: output });
  return {
    hostApi: hostApi(),
    base: SHELL_ASSETS,
    icon,
    ...(worker !== undefined && { worker }),
    scripts: parts.entry('main'),
    ahead: parts.named(AHEAD),
    integrity: integrityOf(output),
    firstPaint: Object.fromEntries(pages.map(({ key, file }) => [key, needs(file)])),
    lent: Object.fromEntries(lazy.map((name) => [name, needs(name)])),
  };
}
