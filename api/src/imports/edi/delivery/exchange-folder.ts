import { constants, type Stats } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDERS, isFinishedName, toArchivedName, toFolderName, toOutName } from './file-names.rules.ts';

const MS = 1_000;
/** Seconds without a change after which a file counts as complete: an upload writes it in pieces. */
const SETTLED_AFTER = 10;

async function openFolder(root: string, organizationCode: string): Promise<string> {
  const name = toFolderName(organizationCode);
  if (name === null) throw new Error(`The code ${organizationCode} can’t be the name of a folder`);
  for (const folder of FOLDERS) await mkdir(join(root, name, folder), { recursive: true });
  return join(root, name);
}

/** Writes a message under its name in one step: anyone who lists the folder never sees a part of it. */
export async function writeToFolder(
  root: string,
  organizationCode: string,
  message: { partner: string; controlNumber: string; kind: string; raw: string },
): Promise<void> {
  const out = join(await openFolder(root, organizationCode), 'out');
  const name = toOutName(message);
  const partial = join(out, `.${name}.tmp`);
  const file = await open(partial, 'w');
  try {
    await file.writeFile(message.raw);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, join(out, name));
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export type IncomingFile = { name: string; path: string; size: number };

/** Complete files of an organization's partners, the oldest first. Links aren't followed. */
export async function listIncoming(root: string, organizationCode: string, now: number): Promise<IncomingFile[]> {
  const folder = join(await openFolder(root, organizationCode), 'in');
  const found: (IncomingFile & { changedAt: number })[] = [];
  for (const name of (await readdir(folder)).filter(isFinishedName)) {
    const path = join(folder, name);
    const stats: Stats | null = await lstat(path).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!stats?.isFile() || now - stats.mtimeMs / MS < SETTLED_AFTER) continue;
    found.push({ name, path, size: stats.size, changedAt: stats.mtimeMs });
  }
  return found.toSorted((one, other) => one.changedAt - other.changedAt);
}

/** @returns null if it is gone, as when another process was faster */
export async function readIncoming({ path }: IncomingFile): Promise<string | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return await file.readFile('utf8');
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Moves a processed file to `done`, or to `failed` with the reason in a file next to it. */
export async function archive(
  root: string,
  organizationCode: string,
  { name, path }: IncomingFile,
  { problem, now }: { problem: string | null; now: number },
): Promise<void> {
  const folder = join(await openFolder(root, organizationCode), problem === null ? 'done' : 'failed');
  let n = 0;
  while (await exists(join(folder, toArchivedName(name, now, n)))) n += 1;
  const target = join(folder, toArchivedName(name, now, n));
  try {
    await rename(path, target);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  if (problem !== null) await writeFile(`${target}.txt`, `${problem}\n`);
}
