import { basename, extname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { readSeam } from './seam.ts';

const PART = join(import.meta.dirname, `browser/hot-part${extname(import.meta.filename)}`);
/** The exports of each file, by key. */
const SEAMS: Readonly<Record<string, string | undefined>> = { 'routes.tsx': 'pages' };

/** The files of an area that contain its routes and slots. */
export const SEAM = /[\\/]src[\\/]app[\\/](routes|slots)\.tsx$/;

/** Development: replaces a page or component when one of its files changes. */
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
