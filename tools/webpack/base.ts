import { createRequire } from 'node:module';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { CHUNK_LOAD_TIMEOUT_MS } from 'shared-contracts/values/limits';
import { Integrity } from './integrity.ts';
import { areaFolder, generated, root } from './paths.ts';
import { PersistentLoading } from './persistent-loading.ts';

export type Build = {
  /** The package's name. */
  name: string;
  /** The package's folder, or a copy of it elsewhere. */
  folder: string;
  output: string;
  /** The name of the build, unique per build. */
  build: string;
};

const { BannerPlugin, Compilation } = webpack;
const swcLoader = createRequire(import.meta.url).resolve('swc-loader');
const COMPRESSED = /\.(m?js|json|svg)$/;
/** The map engines are published minified, and too large to be minified again. */
const SMALL_ALREADY = /(^|\/)(vendor-map|(maplibre|mapbox)-gl)[\w-]*\.[\w.]*m?js$/;
/**
 * Makes Chromium compile the script off the main thread while it is fetched, instead of each function on its first
 * call.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
const swc = (mode: 'production' | 'development') => ({
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: mode === 'development' } },
  },
});

const cache = (name: string): Configuration['cache'] => ({
  type: 'filesystem',
  cacheDirectory: join(generated, 'cache/webpack'),
  name,
  buildDependencies: { config: [import.meta.filename] },
});

/** The build of every browser package; file names contain a content hash, so served files never change. */
export const base = ({ name, folder, output, build }: Build): Configuration => ({
  mode: 'production',
  context: folder,
  target: 'web',
  devtool: false,
  output: {
    path: output,
    uniqueName: `${name}_${build}`,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    crossOriginLoading: 'anonymous',
    strictModuleExceptionHandling: true, // runs a module again that threw when it is requested again
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], modules: ['node_modules', join(root, 'node_modules')] },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /[\\/]node_modules[\\/]/, loader: swcLoader, options: swc('production') },
      { test: /\.(woff2|png|jpe?g|webp|svg|ico|pmtiles)$/, type: 'asset/resource' },
      { test: /\.css$/, type: 'asset/source' }, // applied by script, because the page allows no style elements
    ],
  },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    // Few large chunks: a request costs more than a few bytes. Consumed shared modules create no chunk of their own.
    splitChunks: { minSize: 90_000, defaultSizeTypes: ['javascript', 'css', 'unknown', 'consume-shared'] },
    minimizer: [
      new MinimizerPlugin({ extractComments: false, minify: MinimizerPlugin.swcMinify, exclude: SMALL_ALREADY }),
    ],
  },
  plugins: [
    new PersistentLoading(),
    new Integrity(),
    new BannerPlugin({
      banner: COMPILE_AT_ONCE,
      raw: true,
      test: /\.js$/,
      exclude: SMALL_ALREADY,
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
    }), // after the comments are gone, before the hashes
    new CompressionPlugin({ algorithm: 'gzip', test: COMPRESSED, filename: '[path][base].gz' }),
    new CompressionPlugin({ algorithm: 'brotliCompress', test: COMPRESSED, filename: '[path][base].br' }),
  ],
  ignoreWarnings: [{ module: /maplibre-gl/, message: /Critical dependency/ }], // it could load plugins by URL, which nobody uses
  performance: false,
  stats: 'errors-warnings',
  cache: folder === areaFolder(name) && cache(name),
});
