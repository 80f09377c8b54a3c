import { createHash } from 'node:crypto';
import { StagedUpload, UploadedFile } from '../files/files.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

function replaceFiles(_name: string, value: unknown) {
  if (value instanceof UploadedFile) return { name: value.name, content: sha256(value.content) };
  if (value instanceof StagedUpload) return { name: value.name, content: value.staged.sha256.toString('base64url') };
  return value;
}

/** A hash of the content of a request: its address, its body and uploaded files. */
export const fingerprintOf = ({ url, body }: { url: string; body: unknown }): string =>
  sha256(JSON.stringify([url, body], replaceFiles));
