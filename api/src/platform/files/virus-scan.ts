import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { AppError, invalidFields } from '../errors/app-error.ts';
import type { FileStore } from './files.ts';

const TIMEOUT_MS = 5_000;
/** Below the default `StreamMaxLength` of clamd. */
const CHUNK_BYTES = 64 * 1024;
const CLEAN = /: OK\0?$/;
const FOUND = /^stream: (.+) FOUND\0?$/;

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? connect(pathname) : connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
}

const lengthOf = (bytes: number) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** Sends a file to clamd (INSTREAM). Resolves to the name of what it found, if anything. */
async function scan(url: string, content: Buffer): Promise<string | undefined> {
  const socket = open(url);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd does not respond')));
  await once(socket, 'connect');
  socket.write('zINSTREAM\0');
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
  const answer = (await text(socket)).trim();
  if (CLEAN.test(answer)) return undefined;
  const [, found] = FOUND.exec(answer) ?? [];
  if (found === undefined) throw new Error(`clamd: ${answer}`);
  return found;
}

/** Checks files before they are saved. @throws 422 for an infected file, 503 while the scanner can't be reached */
export const withVirusScan = (files: FileStore, url: string): FileStore => ({
  ...files,
  save: async (tx, file) => {
    const found = await scan(url, file.content).catch((error: unknown) => {
      throw Object.assign(
        new AppError(503, 'scannerUnavailable', 'Files can’t be checked for viruses right now. Try again in a minute'),
        { cause: error },
      );
    });
    if (found !== undefined)
      throw invalidFields({
        file: { code: 'infected', message: `The file is infected: ${found}`, params: { virus: found } },
      });
    return files.save(tx, file);
  },
});
