import type { z } from 'zod';
import type { Invitation } from 'shared-contracts/identity/users';

type Sent = { sentAt: number; expiresAt: number | null; isRevoked: boolean };

/** The invitation as administrators see it; null without one. */
export function presentInvitation(invitation: Sent | null, now: number): z.infer<typeof Invitation> | null {
  if (!invitation) return null;
  const { sentAt, expiresAt, isRevoked } = invitation;
  if (isRevoked) return { sentAt, expiresAt: null, state: 'revoked' };
  return { sentAt, expiresAt, state: expiresAt === null || expiresAt > now ? 'sent' : 'expired' };
}
