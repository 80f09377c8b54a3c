import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderComment } from 'shared-contracts/orders/order-comments';
import type { Order } from 'shared-contracts/orders/orders';
import { Box, Flex, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTime, PersonName, usePersonName } from 'shared-ui/format';
import { Actions, type Action } from 'shared-ui/overlays';
import { VisibilityBadge } from '../visibility/visibility-badge.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentMutations } from './comments.api.ts';
import { messages } from './comments.messages.ts';
import { splitAtMentions } from './mention-text.rules.ts';

const CommentText = ({ text, mentions }: Pick<OrderComment, 'text' | 'mentions'>) => (
  <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
    {splitAtMentions(text, mentions).map((part) => (
      <Text as="span" key={part.at} {...(part.isMention && { color: 'accent.fg', fontWeight: 'medium' })}>
        {part.text}
      </Text>
    ))}
  </Text>
);

type CommentItemProps = {
  order: Order;
  comment: OrderComment;
  /** A notification has led to it. */
  isTarget: boolean;
};

export function CommentItem({ order, comment, isTarget }: CommentItemProps) {
  const { id, text, visibility, author, organization, mentions, createdAt, editedAt, actions } = comment;
  const formatMessage = useFormatMessage();
  const [isEditing, setEditing] = useState(false);
  const edit = useMutation(commentMutations.edit(order.id));
  const remove = useMutation(commentMutations.remove(order.id));
  const item = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isTarget]);
  const actionItems: Record<OrderComment['actions'][number], Action> = {
    edit: { label: messages.edit, icon: 'pencil', onSelect: () => setEditing(true) },
    delete: {
      label: messages.delete,
      icon: 'trash',
      danger: true,
      confirmText: messages.deleteText,
      onSelect: () => remove.mutateAsync(id),
    },
  };
  const personName = usePersonName();
  const name = formatMessage(withValues(messages.of, { author: personName(author.name) }));
  return (
    <Box
      as="li"
      ref={item}
      tabIndex={-1}
      py="3"
      px={isTarget ? '3' : undefined}
      borderRadius={isTarget ? 'md' : undefined}
      bg={isTarget ? 'accent.subtle' : undefined}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
    >
      <Flex gap="3" align="start">
        <Box flex="1" minW="0">
          <Flex gap="2" rowGap="1" align="center" wrap="wrap">
            <Text fontWeight="medium">
              <PersonName name={author.name} />
            </Text>
            <Text color="fg.muted" overflowWrap="anywhere">
              {organization.name}
            </Text>
            <VisibilityBadge visibility={visibility} />
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            <DateTime at={createdAt} />
            {editedAt !== null && (
              <>
                {' '}
                · <FormattedMessage {...messages.edited} />
              </>
            )}
          </Text>
        </Box>
        {actions.length > 0 && !isEditing && (
          <Actions actions={actions.map((action) => actionItems[action])} name={name} size="xs" />
        )}
      </Flex>
      {isEditing ? (
        <Box mt="2">
          <CommentForm
            order={order}
            visibility={visibility}
            initialText={text}
            initialMentions={mentions.map((person) => ({ ...person, organization }))}
            submitLabel={messages.save}
            onSubmit={async (input) => {
              await edit.mutateAsync({ id, ...input });
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        </Box>
      ) : (
        <CommentText text={text} mentions={mentions} />
      )}
    </Box>
  );
}
