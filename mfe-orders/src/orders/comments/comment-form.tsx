import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderCommentInput } from 'shared-contracts/orders/order-comments';
import type { Visibility } from 'shared-contracts/values/orders/visibility';
import { Box, Button, Flex, Text, withValues, type Message } from 'shared-ui';
import { messages } from './comments.messages.ts';
import type { Person } from './mention-list.tsx';
import { findMentioned } from './mention-text.rules.ts';
import { MentionTextarea } from './mention-textarea.tsx';

type CommentFormProps = {
  order: Order;
  visibility: Visibility;
  /** The text of the comment being edited. */
  initialText?: string;
  initialMentions?: readonly Person[];
  submitLabel: Message;
  onSubmit: (input: Pick<OrderCommentInput, 'text' | 'mentionIds'>) => Promise<unknown>;
  onCancel?: () => void;
  children?: ReactNode;
};

/** Writes a new comment, or edits one. */
export function CommentForm({
  order,
  visibility,
  initialText = '',
  initialMentions = [],
  submitLabel,
  onSubmit,
  onCancel,
  children,
}: CommentFormProps) {
  const [text, setText] = useState(initialText);
  const [people, setPeople] = useState(initialMentions);
  const [isBusy, setBusy] = useState(false);
  const ownOrganizationId = useSession((session) => session.user?.organizationId);
  const mentioned = findMentioned(text, people);
  const canRead = ({ organization }: Person) => visibility === 'partner' || organization.id === ownOrganizationId;
  const excluded = mentioned.filter((person) => !canRead(person));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isBusy) return;
    setBusy(true);
    await onSubmit({ text: text.trim(), mentionIds: mentioned.filter(canRead).map(({ id }) => id) })
      .then(
        () => setText(''),
        () => undefined, // the mutation shows its error, and the text stays
      )
      .finally(() => setBusy(false));
  };
  return (
    <Box as="form" onSubmit={(event: FormEvent) => void submit(event)}>
      <MentionTextarea
        orderId={order.id}
        visibility={visibility}
        value={text}
        onChange={setText}
        onMention={(person) => setPeople([...people, person])}
        autoFocus={onCancel !== undefined}
      />
      {excluded.length > 0 && (
        <Text role="status" mt="1" textStyle="sm" color="status.warn.fg">
          <FormattedMessage
            {...withValues(messages.cannotRead, { names: excluded.map(({ name }) => name).join(', ') })}
          />
        </Text>
      )}
      <Flex mt="2" gap="2" align="end" justify="flex-end" wrap="wrap">
        {children}
        {onCancel && (
          <Button type="button" size="sm" variant="outline" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        )}
        <Button type="submit" size="sm" loading={isBusy} disabled={!text.trim()}>
          <FormattedMessage {...submitLabel} />
        </Button>
      </Flex>
    </Box>
  );
}
