import type { FastifyReply } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import type { StoredFile } from '../files/files.ts';

/** Files are immutable, so the user's browser may cache them. The policy keeps their content from running scripts. */
const HEADERS = {
  'content-security-policy': "default-src 'none'",
  'cache-control': 'private, max-age=3600',
  vary: 'authorization',
};

const toContentDisposition = (name: string) =>
  `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;

/** Sends an uploaded file under its original name. @throws 404 when there is none */
export function sendFile(reply: FastifyReply, file: StoredFile | null | undefined | '') {
  if (!file) throw notFound();
  return reply
    .headers({ ...HEADERS, 'content-disposition': toContentDisposition(file.name) })
    .type(file.mime)
    .send(file.content);
}
