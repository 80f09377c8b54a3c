import { USER_SCHEMA } from '../protocol/attributes.rules.ts';
import type { Resource } from '../protocol/values.rules.ts';
import { versionOf } from '../protocol/versions.ts';
import type { ScimUserRecord } from './scim-users.store.ts';

export const toIsoTime = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** The user may have changed the names since the provider wrote them. */
function presentName({ attributes, givenName, familyName }: ScimUserRecord): Resource {
  const { givenName: _given, familyName: _family, ...rest } = attributes?.name ?? {};
  const name = { ...rest, ...(familyName !== null && { familyName }), ...(givenName !== null && { givenName }) };
  return Object.keys(name).length > 0 ? { name } : {};
}

/** The attributes that a provider writes. */
export function toWritable(user: ScimUserRecord): Resource {
  const { userName, externalId, isActive, email } = user;
  const { name: _name, ...attributes } = user.attributes ?? {};
  return {
    userName,
    ...(externalId !== null && { externalId }),
    ...attributes,
    ...presentName(user),
    active: isActive,
    emails: [{ value: email, type: 'work', primary: true }],
  };
}

/** @param base address of the service */
export function presentUser(user: ScimUserRecord, base: string) {
  const resource = {
    schemas: [USER_SCHEMA],
    id: user.id,
    ...toWritable(user),
    ...(user.groups.length > 0 && {
      groups: user.groups.map(({ id, name }) => ({
        value: id,
        $ref: `${base}/Groups/${id}`,
        display: name,
        type: 'direct',
      })),
    }),
  };
  const meta = {
    resourceType: 'User',
    created: toIsoTime(user.createdAt),
    lastModified: toIsoTime(user.modifiedAt),
    location: `${base}/Users/${user.id}`,
  };
  return { ...resource, meta: { ...meta, version: versionOf(resource) } };
}
