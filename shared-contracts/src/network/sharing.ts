import { z } from 'zod';
import { Id, NamedRef, Revision } from '../common.ts';
import { MAX_SHARED_RECORDS, SHARE_SCOPES } from '../values/network/sharing.ts';

const Scope = z.enum(SHARE_SCOPES);
const SharedRecords = z.object({ scope: Scope, chosen: z.array(NamedRef) });
/** `ids`: the chosen ones, which also stay while another scope applies; omitted: unchanged. */
const SharedRecordsInput = z.object({ scope: Scope, ids: z.array(Id).max(MAX_SHARED_RECORDS).optional() });

/**
 * `partners/{id}/sharing`: which of the caller's contacts and locations an active partner may read, beyond those on common
 * orders, trips and contracts. `all` contacts are those for delivery, billing or notifications.
 */
export const NetworkSharing = z.object({
  /** The id of the partner. */
  id: Id,
  revision: Revision,
  contacts: SharedRecords,
  locations: SharedRecords,
});
/** Omitted kinds keep their scope. */
export const NetworkSharingInput = z.object({ contacts: SharedRecordsInput, locations: SharedRecordsInput }).partial();

export type NetworkSharing = z.infer<typeof NetworkSharing>;
export type NetworkSharingInput = z.infer<typeof NetworkSharingInput>;
