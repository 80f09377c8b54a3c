import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { getContainerName } from 'shared-contracts/values/portal/areas';
import { base, type Build } from './base.ts';
import { consumeSharedModules } from './federation.ts';

const SEAMS = ['routes', 'slots'];
/**
 * A part of the federation runtime that every entry would contain; shell/src/areas/federation/shared-runtime.ts
 * provides it.
 */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const SHARED_RUNTIME = 'data:text/javascript,export default globalThis[Symbol.for("consign.federation")]';

/** An area exposes only its routes and slots. */
export const exposesOf = (folder: string) =>
  Object.fromEntries(
    SEAMS.map((seam) => [`./${seam}`, `./src/app/${seam}.tsx`] as const).filter(([, file]) =>
      existsSync(join(folder, file)),
    ),
  );

/**
 * Routes and slots are part of the entry itself, under its name, which saves a request. They only contain dynamic
 * imports.
 */
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
