import type { FastifyReply } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import { parseByteRange } from '../files/byte-range.rules.ts';
import type { OpenedFile, StoredFile } from '../files/file-store.ts';
import { openBuffer } from '../files/database-files.ts';

/** Files are immutable, so the user's browser may cache them. The policy keeps their content from running scripts. */
const HEADERS = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=3600',
  'accept-ranges': 'bytes',
  vary: 'authorization',
};

const toContentDisposition = (name: string) =>
  `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;

/**
 * Sends an uploaded file under its original name, or the part of it that the request asks for, as fast as the client
 * reads it. @throws 404 when there is none
 */
export function sendFile(reply: FastifyReply, file: OpenedFile | StoredFile | null | undefined | '') {
  if (!file) throw notFound();
  const { name, mime, bytes, read } = 'content' in file ? openBuffer(file, file.content) : file;
  reply.headers({ ...HEADERS, 'content-disposition': toContentDisposition(name) }).type(mime);
  const range = parseByteRange(reply.request.headers.range, bytes);
  if (range === null) return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  const length = range ? range.end - range.start + 1 : bytes;
  return reply.header('content-length', length).send(read(range));
}
