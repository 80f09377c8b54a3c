import { GROUP_SCHEMA } from '../protocol/attributes.rules.ts';
import type { Resource } from '../protocol/values.rules.ts';
import { versionOf } from '../protocol/versions.ts';
import { toIsoTime } from '../users/present-user.ts';
import type { ScimGroupRecord } from './scim-groups.store.ts';

/** The attributes that a provider writes. */
export const toWritableGroup = ({ displayName, externalId, members }: ScimGroupRecord): Resource => ({
  displayName,
  ...(externalId !== null && { externalId }),
  ...(members.length > 0 && { members: members.map(({ id }) => ({ value: id })) }),
});

/** @param base address of the service */
export function presentGroup(group: ScimGroupRecord, base: string) {
  const resource = {
    schemas: [GROUP_SCHEMA],
    id: group.id,
    ...toWritableGroup(group),
    ...(group.members.length > 0 && {
      members: group.members.map(({ id, name }) => ({
        value: id,
        $ref: `${base}/Users/${id}`,
        display: name,
        type: 'User',
      })),
    }),
  };
  const meta = {
    resourceType: 'Group',
    created: toIsoTime(group.createdAt),
    lastModified: toIsoTime(group.modifiedAt),
    location: `${base}/Groups/${group.id}`,
  };
  return { ...resource, meta: { ...meta, version: versionOf(resource) } };
}
