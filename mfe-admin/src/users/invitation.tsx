import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { User } from 'shared-contracts/identity/users';
import { Button, Flex, type Message, withValues } from 'shared-ui';
import { formatDate, formatDateTime, useTimeZone } from 'shared-ui/format';
import { Note } from './note.tsx';
import { userMutations } from './users.api.ts';
import { actions, invitations } from './users.messages.ts';

type Invitation = NonNullable<User['invitation']>;

function describe({ sentAt, expiresAt, state }: Invitation, zone: string): Message {
  const date = formatDate(sentAt, zone);
  if (state !== 'sent') return withValues(invitations[state], { date });
  return expiresAt === null
    ? withValues(invitations.toProvider, { date })
    : withValues(invitations.valid, { date, until: formatDateTime(expiresAt, zone) });
}

/** Shown below the status in the list. */
export function InvitationState({ invitation }: { invitation: Invitation }) {
  const zone = useTimeZone();
  const { state, sentAt } = invitation;
  const text: Message =
    state === 'sent'
      ? withValues(invitations.invitedOn, { date: formatDate(sentAt, zone) })
      : invitations[`${state}Short`];
  return <FormattedMessage {...text} />;
}

/** Shown above the fields of a user who was invited and has not signed in yet. */
export function InvitationNote({ user }: { user: User }) {
  const zone = useTimeZone();
  const resend = useMutation(userMutations.invite());
  if (!user.invitation) return null;
  return (
    <Flex wrap="wrap" gap="3" align="center" pt="2">
      <Note
        role="status"
        tone={user.invitation.state === 'sent' ? 'info' : 'warn'}
        text={describe(user.invitation, zone)}
      />
      {user.actions.includes('invite') && (
        <Button size="sm" variant="outline" loading={resend.isPending} onClick={() => resend.mutate(user.id)}>
          <FormattedMessage {...actions.invite} />
        </Button>
      )}
    </Flex>
  );
}
