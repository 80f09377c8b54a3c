import { USER_SCHEMA } from '../protocol/attributes.rules.ts';
import type { Resource } from '../protocol/values.rules.ts';
import { versionOf } from '../protocol/versions.ts';
import type { ScimUserRecord } from './scim-users.store.ts';

export const toIsoTime = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** The attributes that a provider writes. */
export const toWritable = ({ userName, externalId, attributes, isActive, email }: ScimUserRecord): Resource => ({
  userName,
  ...(externalId !== null && { externalId }),
  ...attributes,
  active: isActive,
  emails: [{ value: email, type: 'work', primary: true }],
});

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
