import { basename, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { readSeam } from './seam.ts';

const PART = join(import.meta.dirname, 'browser/hot-part.ts');
/** By file what is exported in it by a key of its own. */
const SEAMS: Readonly<Record<string, string | undefined>> = { 'routes.tsx': 'pages' };

/** Which files are seams of an area. */
export const SEAM = /[\\/]src[\\/]app[\\/](routes|slots)\.tsx$/;

/** For a seam as it is developed: each of its pages or parts is exchanged when a file of it changes. */
export default async function hotSeam(this: LoaderContext<object>, source: string): Promise<string> {
  const property = SEAMS[basename(this.resourcePath)];
  const exported = await readSeam(this.resourcePath, property);
  const seam = property === undefined ? 'seam' : `seam.${property}`;
  const parts = exported.map(({ key }) => `${JSON.stringify(key)}: hotPart(${seam}[${JSON.stringify(key)}])`);
  const hot = 'Object.fromEntries(Object.entries(parts).map(([key, { load }]) => [key, load]))';
  const accepted = [...Map.groupBy(exported, ({ file }) => file)].map(
    ([file, of]) =>
      `import.meta.webpackHot?.accept(${JSON.stringify(file)}, () => { ${of.map(({ key }) => `void parts[${JSON.stringify(key)}].renew();`).join(' ')} });`,
  );
  return [
    `import { hotPart } from ${JSON.stringify(PART)};`,
    source.replace(/^export default /m, 'const seam = '),
    `const parts = { ${parts.join(', ')} };`,
    `export default ${property === undefined ? hot : `{ ...seam, ${property}: ${hot} }`};`,
    ...accepted,
  ].join('\n');
}
