import type { FastifyReply } from 'fastify';
import { notFound } from '../errors.ts';
import type { StoredFile } from '../files.ts';

/** A file never changes at its address, so a browser may keep it, for whom it was sent to; what it holds can run nothing. */
const SAFE = {
  'content-security-policy': "default-src 'none'",
  'cache-control': 'private, max-age=3600',
  vary: 'authorization',
};

const shownAs = (name: string) =>
  `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;

/** Sends what was uploaded, under its own name. @throws 404 when there is none */
export function sendFile(reply: FastifyReply, file: StoredFile | null | undefined | '') {
  if (!file) throw notFound();
  return reply
    .headers({ ...SAFE, 'content-disposition': shownAs(file.name) })
    .type(file.mime)
    .send(file.content);
}
