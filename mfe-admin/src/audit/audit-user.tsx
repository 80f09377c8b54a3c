import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from 'shared-contracts/identity/audit';
import { withValues } from 'shared-ui';
import { messages } from './audit.messages.ts';

/** Names the user, and the actor as well when someone was signed in as that user. */
export function AuditUser({ entry: { user, actor } }: { entry: Pick<AuditEntry, 'user' | 'actor'> }) {
  if (!user) return <FormattedMessage {...messages.system} />;
  return actor ? (
    <FormattedMessage {...withValues(messages.actingAs, { actor: actor.name, user: user.name })} />
  ) : (
    user.name
  );
}
