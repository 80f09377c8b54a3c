import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from 'shared-contracts/identity/audit';
import { Text, withValues } from 'shared-ui';
import { usePersonName } from 'shared-ui/format';
import { messages } from './audit.messages.ts';

/** Names the user, and who acted for them: someone signed in as that user, or an API key. */
export function AuditUser({
  entry: { user, actor, apiKey },
}: {
  entry: Pick<AuditEntry, 'user' | 'actor' | 'apiKey'>;
}) {
  const personName = usePersonName();
  if (!user) return <FormattedMessage {...messages.system} />;
  if (apiKey)
    return <FormattedMessage {...withValues(messages.byKey, { user: personName(user.name), key: apiKey.name })} />;
  return actor ? (
    <FormattedMessage
      {...withValues(messages.actingAs, { actor: personName(actor.name), user: personName(user.name) })}
    />
  ) : (
    <>
      {personName(user.name)}
      {user.login !== undefined && user.login !== user.name && (
        <Text as="span" display="block" color="fg.muted" textStyle="sm">
          {user.login}
        </Text>
      )}
    </>
  );
}
