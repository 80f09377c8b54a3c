import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { Build } from './base.ts';
import { areaFolder } from './paths.ts';

type Configure = (build: Build) => Configuration;

/** The build config of the package's own `webpack.config.js`. */
export async function configOf(name: string, build: Build): Promise<Configuration> {
  const { default: configure }: { default: Configure } = await import(
    pathToFileURL(join(areaFolder(name), 'webpack.config.js')).href
  );
  return configure(build);
}
