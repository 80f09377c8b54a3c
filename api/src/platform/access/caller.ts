import type { AccessSubject } from 'shared-contracts/values/identity/access';

/** The authenticated user, as the database has them now: a revoked rule or a block takes effect with the next request. */
export type Caller = AccessSubject & {
  userId: string;
  login: string;
  organizationId: string;
  /** The contact that this user is; approvers and drivers are contacts. */
  contactId: string | null;
  /** The user who signed in on behalf of this one. */
  actorId: string | null;
};

export const isRoot = ({ role }: Pick<Caller, 'role'>) => role === 'root';
