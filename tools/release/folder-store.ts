import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { withFileLock } from '../lib/files.ts';
import { REGISTRY, type Store } from './store.ts';

const markOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A local folder, such as the one that the API or a web server serves. */
export function folderStore(folder: string): Store {
  const at = (path: string) => join(folder, path);
  const kept = (path: string) => {
    if (!existsSync(at(path))) return undefined;
    const content = readFileSync(at(path));
    return { content, mark: markOf(content) };
  };
  /** Writes atomically for readers. */
  const put = (path: string, content: Buffer) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    const temporary = `${at(path)}.${process.pid}`;
    writeFileSync(temporary, content);
    renameSync(temporary, at(path));
  };
  const write = (path: string, content: Buffer, over: string | null) => {
    if ((kept(path)?.mark ?? null) !== over) return false;
    put(path, content);
    return true;
  };
  return {
    name: folder,
    takesCompressed: true,
    read: async (path) => kept(path),
    write: (path, content, over) =>
      path === REGISTRY
        ? withFileLock(at(path), () => write(path, content, over))
        : Promise.resolve(write(path, content, over)),
    list: async (below) =>
      globSync('**/*', { cwd: at(below) })
        .filter((file) => statSync(at(below + file)).isFile())
        .map((file) => below + file.replaceAll('\\', '/')),
    remove: async (paths) => {
      for (const path of paths) rmSync(at(path), { force: true });
      for (const below of new Set(paths.map((path) => dirname(at(path)))))
        if (existsSync(below) && globSync('*', { cwd: below }).length === 0) rmdirSync(below);
    },
  };
}
