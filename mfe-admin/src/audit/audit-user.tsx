import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from 'shared-contracts/audit';
import { fill } from 'shared-ui';
import { messages } from './audit.messages.ts';

/** Both names when someone acted under another's. */
export function Who({ entry: { user, actor } }: { entry: Pick<AuditEntry, 'user' | 'actor'> }) {
  if (!user) return <FormattedMessage {...messages.system} />;
  return actor ? <FormattedMessage {...fill(messages.actingAs, { actor: actor.name, user: user.name })} /> : user.name;
}
