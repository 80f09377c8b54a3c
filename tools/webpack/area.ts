import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { getContainerName } from 'shared-contracts/values/portal/areas';
import { base, type Build } from './base.ts';
import { consumeSharedModules } from './federation.ts';

const SEAMS = ['routes', 'slots'];
/** Part of the federation's runtime that every entry would carry; shell/src/areas/federation/shared-runtime.ts provides it. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const SHARED_RUNTIME = 'data:text/javascript,export default globalThis[Symbol.for("consign.federation")]';

/** An area exposes its seams and nothing else. */
export const exposesOf = (folder: string) =>
  Object.fromEntries(
    SEAMS.map((seam) => [`./${seam}`, `./src/app/${seam}.tsx`] as const).filter(([, file]) =>
      existsSync(join(folder, file)),
    ),
  );

/** The seams stand in the entry itself, under the entry's name: one request less. They can, because they import nothing but on demand. */
export const entryOf = ({ name, folder, build }: Build) => ({
  [getContainerName(name, build)]: Object.values(exposesOf(folder)),
});

/** Build of an area: no HTML page, no copies of shared modules, relative public path. */
export function areaConfig(build: Build): Configuration {
  const common = base(build);
  return {
    ...common,
    entry: entryOf(build),
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...(common.plugins ?? []),
      consumeSharedModules(build.name, build.build, exposesOf(build.folder)),
      new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, SHARED_RUNTIME),
    ],
  };
}
