import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AreaManifest } from 'shared-contracts/values/portal/areas';

/** A checkout to write into. */
export type Checkout = ReturnType<typeof openCheckout>;

export function openCheckout(root: string) {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const json = <T>(path: string): T => JSON.parse(read(path));
  const areas = () => globSync('mfe-*/area.json', { cwd: root }).map(dirname).toSorted();
  const manifestOf = (area: string) => json<AreaManifest>(`${area}/area.json`);
  const changed: string[] = [];
  return {
    root,
    read,
    json,
    areas,
    manifestOf,
    /** The paths of all changed files. */
    changed,
    edit(path: string, change: (text: string) => string) {
      const text = read(path);
      try {
        writeFileSync(join(root, path), change(text));
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
      }
      if (!changed.includes(path)) changed.push(path);
    },
    /** All routes with their owners. */
    paths: () =>
      new Map([
        ...[...read('shell/src/app/routes.tsx').matchAll(/'(\/[^']*)':/g)].map(
          ([, path = '']) => [path, 'the shell'] as const,
        ),
        ...areas().flatMap((area) => manifestOf(area).routes.map(({ path }) => [path, area] as const)),
      ]),
    folders: (area: string) =>
      existsSync(join(root, area, 'src')) ? globSync('*', { cwd: join(root, area, 'src') }) : [],
  };
}
