import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Passes every script that a build's runtime loads to the shell's `persist` (shell/src/areas/scripts/retry.ts), if it
 * exists.
 */
class PersistentLoadingModule extends RuntimeModule {
  constructor() {
    super('persistent loading', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return Template.asString([
      `var load = ${RuntimeGlobals.loadScript};`,
      `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {`,
      Template.indent([
        'var persist = globalThis[Symbol.for("consign.persist")];',
        'if (!persist) return load(url, done, key, chunkId);',
        'var ask = (address) => new Promise((resolve, reject) => {',
        Template.indent(
          'load(address, (event) => (event.type === "load" ? resolve : reject)(event), address === url ? key : undefined, chunkId);',
        ),
        '});',
        'persist(url, ask).then(done, done);',
      ]),
      '};',
    ]);
  }
}

export class PersistentLoading {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PersistentLoading', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('PersistentLoading', (chunk) => compilation.addRuntimeModule(chunk, new PersistentLoadingModule()));
    });
  }
}
