import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderCommentPage } from 'shared-contracts/orders/order-comments';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { Box, Button, QueryContent, Section, Skeleton, Stack, Text } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import { commentQueries } from './comments.api.ts';
import { messages } from './comments.messages.ts';

type ThreadProps = { order: Order; page: OrderCommentPage; targetId: string | null; onEarlier: () => void };

function Thread({ order, page: { items, total, actions }, targetId, onEarlier }: ThreadProps) {
  return (
    <Stack gap="4">
      {total === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      {items.length < total && (
        <Button size="xs" variant="outline" alignSelf="start" onClick={onEarlier}>
          <FormattedMessage {...messages.earlier} />
        </Button>
      )}
      {items.length > 0 && (
        <Box as="ol" my="-2">
          {items.toReversed().map((comment) => (
            <CommentItem key={comment.id} order={order} comment={comment} isTarget={comment.id === targetId} />
          ))}
        </Box>
      )}
      {actions.includes('write') && <CommentComposer order={order} />}
    </Stack>
  );
}

/** The comments of both sides of an order; `?comment=` scrolls to one of them. */
export function CommentsSection({ order }: { order: Order }) {
  const [params] = useSearchParams();
  const targetId = params.get('comment');
  const [limit, setLimit] = useState(targetId ? MAX_PAGE_SIZE : DEFAULT_PAGE_SIZE);
  const comments = useQuery(commentQueries.list(order.id, limit));
  return (
    <Section title={messages.title}>
      <QueryContent query={comments} size="inline" skeleton={<Skeleton h="24" />}>
        {(page) => (
          <Thread order={order} page={page} targetId={targetId} onEarlier={() => setLimit(limit + DEFAULT_PAGE_SIZE)} />
        )}
      </QueryContent>
    </Section>
  );
}
