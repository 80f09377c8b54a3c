import { createHash } from 'node:crypto';
import { UploadedFile } from '../files/files.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

const replaceFiles = (_name: string, value: unknown) =>
  value instanceof UploadedFile ? { name: value.name, content: sha256(value.content) } : value;

/** A hash of the content of a request: its address, its body and uploaded files. */
export const fingerprintOf = ({ url, body }: { url: string; body: unknown }): string =>
  sha256(JSON.stringify([url, body], replaceFiles));
