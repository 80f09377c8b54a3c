import webpack, { type Chunk, type Compiler } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const { Compilation, sources } = webpack;

/** The plugin's placeholder in the runtime for the hash of a chunk. */
const reserved = (id: Chunk['id']) => new RegExp(`"?${id}"?:\\s*"\\*-\\*-\\*-CHUNK-SRI-HASH-[^"]*",?`);

/**
 * Subresource integrity for every script. The plugin doesn't expect chunks without a script, which contain only
 * shared modules.
 */
export class Integrity {
  apply(compiler: Compiler) {
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }).apply(compiler);
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Integrity', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1 },
        () => {
          const chunks = [...compilation.chunks];
          const places = chunks.filter(({ files }) => files.size === 0).map(({ id }) => reserved(id));
          for (const file of chunks.filter((chunk) => chunk.hasRuntime()).flatMap(({ files }) => [...files])) {
            compilation.updateAsset(
              file,
              (asset) =>
                new sources.RawSource(
                  places.reduce((text, place) => text.replace(place, ''), asset.source().toString()),
                ),
            );
          }
        },
      );
    });
  }
}
