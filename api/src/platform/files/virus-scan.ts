import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { AppError, invalidFields } from '../errors/app-error.ts';

const CONNECT_MS = 5_000;
/** A large file takes its time once it has arrived. */
const ANSWER_MS = 60_000;
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

const infected = (field: string, virus: string) =>
  invalidFields({ [field]: { code: 'infected', message: `The file is infected: ${virus}`, params: { virus } } });

const unavailable = (cause: unknown) =>
  Object.assign(
    new AppError(503, 'scannerUnavailable', 'Files can’t be checked for viruses right now. Try again in a minute'),
    { cause },
  );

async function connectTo(url: string): Promise<Socket> {
  const socket = open(url);
  // An error between two writes is thrown by the next one.
  socket.on('error', () => undefined);
  socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('clamd does not respond')));
  await once(socket, 'connect');
  socket.setTimeout(0);
  return socket;
}

async function write(socket: Socket, data: Buffer | string) {
  if (socket.errored) throw socket.errored;
  if (socket.destroyed) throw new Error('clamd ended the connection');
  if (!socket.write(data)) await once(socket, 'drain', { signal: AbortSignal.timeout(ANSWER_MS) });
}

/** The name of what was found, if anything. */
async function readAnswer(socket: Socket): Promise<string | undefined> {
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('clamd does not respond')));
  await write(socket, lengthOf(0));
  const answer = (await text(socket)).trim();
  if (CLEAN.test(answer)) return undefined;
  const [, found] = FOUND.exec(answer) ?? [];
  if (found === undefined) throw new Error(`clamd: ${answer}`);
  return found;
}

/**
 * Passes a content on while clamd scans it (INSTREAM). It ends only once clamd has found it clean: whoever stores it
 * stops before that otherwise. @throws 422 for `field` if it is infected, 503 while the scanner can't be reached
 */
export async function* scanned(url: string, field: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const socket = await connectTo(url).catch((error: unknown) => {
    throw unavailable(error);
  });
  const attempt = async <T>(work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      throw unavailable(error);
    }
  };
  try {
    await attempt(() => write(socket, 'zINSTREAM\0'));
    for await (const part of content) {
      for (let at = 0; at < part.length; at += CHUNK_BYTES) {
        const chunk = part.subarray(at, at + CHUNK_BYTES);
        await attempt(() => write(socket, lengthOf(chunk.length)));
        await attempt(() => write(socket, chunk));
      }
      yield part;
    }
    const found = await attempt(() => readAnswer(socket));
    if (found !== undefined) throw infected(field, found);
  } finally {
    socket.destroy();
  }
}
