import webpack, { type Compilation, type Configuration, type Stats } from 'webpack';

/** Builds once; warnings fail the build like errors. */
export function runWebpack(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    const finish = (error: Error | null | undefined, stats: Stats | undefined) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing);
        else if (!stats || stats.hasErrors() || stats.hasWarnings())
          reject(new Error(stats?.toString({ preset: 'errors-warnings', errorDetails: true })));
        else resolve(stats.compilation);
      });
    };
    compiler.run(finish);
  });
}
