import { extname, join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { entryOf, exposesOf } from './area.ts';
import { base, type Build } from './base.ts';
import { consumeSharedModules } from './federation.ts';
import { SEAM } from './hot-seam.ts';

const LEFT_OUT = ['Integrity', 'CompressionPlugin'];

type Developed = { config: Configuration; server: ServerConfiguration };

/**
 * An area served from its sources into a built portal, with hot replacement of single pages.
 * React is the portal's production build: replaced components lose their state; URL, session and query cache stay.
 */
export function developedArea(build: Build, port: number): Developed {
  const common = base(build);
  const config: Configuration = {
    ...common,
    mode: 'development',
    devtool: 'cheap-module-source-map', // the portal's policy allows no eval
    entry: entryOf(build),
    output: { ...common.output, publicPath: 'auto', filename: '[name].js', chunkFilename: '[name].js' },
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        { test: SEAM, enforce: 'post', loader: join(import.meta.dirname, `hot-seam${extname(import.meta.filename)}`) },
      ],
    },
    optimization: {
      ...common.optimization,
      nodeEnv: 'production',
      chunkIds: 'named',
      moduleIds: 'named',
      minimize: false,
      emitOnErrors: false, // a page keeps its code until the next successful compilation
    },
    plugins: [
      ...(common.plugins ?? []).filter((plugin) => !LEFT_OUT.includes(plugin?.constructor.name ?? '')),
      consumeSharedModules(build.name, build.build, exposesOf(build.folder), 'remoteEntry.js'),
    ],
    cache: { type: 'memory' },
  };
  const server: ServerConfiguration = {
    port,
    host: 'localhost',
    hot: true,
    liveReload: true, // changes that can't be exchanged, such as translations, reload the page
    static: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      webSocketURL: `ws://localhost:${port}/ws`,
    },
  };
  return { config, server };
}
