import type { Holder } from 'shared-contracts/values/access';

/** Who calls: made anew from the database for every request, so that a lost rule or a block counts at once. */
export type Caller = Holder & {
  userId: string;
  login: string;
  organizationId: string;
  /** The contact that this user is; approvers and drivers are contacts. */
  contactId: string | null;
  /** The user who signed in as this one. */
  actorId: string | null;
};

export const isRoot = ({ role }: Caller) => role === 'root';
