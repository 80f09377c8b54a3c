import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { base, type Build } from './base.ts';
import { provideSharedModules } from './federation.ts';
import { sharedModuleGroups } from './shared-module-groups.ts';
import { root } from './paths.ts';
import { onDemand } from './shared.ts';

const RUNTIME = ['runtime', 'runtime-core', 'sdk'];

/**
 * One file for each part of the federation runtime: otherwise it would be bundled twice, as ES module and as CommonJS.
 */
export const oneRuntime = Object.fromEntries(
  RUNTIME.map((part) => [
    `@module-federation/${part}$`,
    join(root, `node_modules/@module-federation/${part}/dist/index.js`),
  ]),
);

export const SHELL_ASSETS = '/assets/';

/** The first script: webpack's runtime with the names of the others, and the federation runtime. */
export const AHEAD = 'ahead';

const script = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/**
 * Federation provides only modules that the shell imports somewhere: this script imports the rest and is never loaded.
 */
function importAllShared(): string {
  const all = script(
    onDemand()
      .map((name, index) => `export * as shared${index} from ${JSON.stringify(name)};`)
      .join(''),
  );
  return script(`() => import(${JSON.stringify(all)})`);
}

/** The shell's own chunks, by how often they change and what needs them. */
export const splitChunks = {
  chunks: 'all',
  cacheGroups: {
    react: { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', priority: 30 },
    ui: {
      test: /node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@pandacss)[\\/]/,
      name: 'ui',
      chunks: 'initial',
      priority: 20,
    },
    maplibre: { test: /node_modules[\\/]maplibre-gl[\\/]/, name: 'vendor-map-libre', chunks: 'async', priority: 20 },
    mapbox: { test: /node_modules[\\/]mapbox-gl[\\/]/, name: 'vendor-map-box', chunks: 'async', priority: 20 },
    widgets: {
      test: /node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@floating-ui|@internationalized)[\\/]/,
      name: 'widgets',
      chunks: 'async',
      priority: 10,
    },
  },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

/** The page: its entry runs at once, without a request for shared modules. */
export function shellConfig(build: Build): Configuration {
  const common = base(build);
  return {
    ...common,
    entry: { main: [importAllShared(), './src/app/main.tsx'] },
    output: { ...common.output, uniqueName: 'shell', publicPath: SHELL_ASSETS }, // a single one per tab: unchanged scripts keep their name
    resolve: { ...common.resolve, alias: oneRuntime },
    optimization: {
      ...common.optimization,
      runtimeChunk: { name: AHEAD },
      splitChunks: {
        ...common.optimization?.splitChunks,
        ...splitChunks,
        cacheGroups: { ...splitChunks.cacheGroups, ...sharedModuleGroups },
      },
    },
    plugins: [...(common.plugins ?? []), ...provideSharedModules()],
  };
}

/** The service worker: a separate script, since it outlives the pages of its release. */
export function workerConfig(build: Build): Configuration {
  const common = base(build);
  return {
    ...common,
    target: 'webworker',
    entry: { 'service-worker': './src/driver-app/worker/service-worker.ts' },
    output: { ...common.output, publicPath: SHELL_ASSETS },
    cache: false,
  };
}
