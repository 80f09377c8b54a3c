import webpack, { type Compiler } from 'webpack';
import { readImports } from '../build/imports.ts';
import { findDeprecatedImports, type Surface } from '../build/surface.rules.ts';

type Options = { folder: string; surfaces: readonly (() => Promise<Surface | undefined>)[] };

/**
 * Warns at every compilation, in the terminal and in the browser's console, of names that the area imports although
 * one of the surfaces says that they are deprecated.
 */
export class DeprecationWarnings {
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const { name } = DeprecationWarnings;
    compiler.hooks.afterCompile.tapPromise(name, async (compilation) => {
      if (compilation.compiler !== compiler) return;
      for (const sentence of await this.findWarnings())
        compilation.warnings.push(Object.assign(new webpack.WebpackError(sentence), { name: 'Deprecated' }));
    });
  }

  private async findWarnings(): Promise<string[]> {
    const { folder, surfaces } = this.options;
    const [{ imports }, ...found] = await Promise.all([readImports(folder), ...surfaces.map((read) => read())]);
    return [...new Set(found.flatMap((surface) => (surface ? findDeprecatedImports(imports, surface) : [])))];
  }
}
