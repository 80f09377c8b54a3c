import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ScimError } from './scim.errors.ts';

/** A weak entity tag of the resource's content, independent of its formatting. */
export const versionOf = (resource: object) =>
  `W/"${createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22)}"`;

const tagsOf = (header: string | undefined) => header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
const includesTag = (header: string | undefined, version: string) => {
  const tags = tagsOf(header);
  return tags !== undefined && (tags.includes('*') || tags.includes(version.replace(/^W\//, '')));
};

/** @throws ScimError 412 for another version than the client has seen */
export function assertVersion({ headers }: Pick<FastifyRequest, 'headers'>, version: string): void {
  const seen = headers['if-match'];
  if (seen !== undefined && !includesTag(seen, version)) throw new ScimError(412, 'The resource has changed');
}

/** Whether the client already has this version. */
export const isUnchanged = ({ headers }: Pick<FastifyRequest, 'headers'>, version: string) =>
  includesTag(headers['if-none-match'], version);
