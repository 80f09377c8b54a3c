import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { WebhookDeliveryWithBody } from 'shared-contracts/webhooks';
import { Box, Button, chakra, Flex, QueryContent, Skeleton, Text, withValues } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DELIVERY_STATES } from './delivery-states.ts';
import { webhookMutations, webhookQueries } from './webhooks.api.ts';
import { actions, messages } from './webhooks.messages.ts';

function Excerpt({ title, text }: { title: MessageDescriptor; text: string }) {
  return (
    <chakra.details mt="1" textStyle="sm">
      <chakra.summary py="1" cursor="pointer" color="fg.muted">
        <FormattedMessage {...title} />
      </chakra.summary>
      <chakra.pre mt="1" p="2" bg="bg.subtle" borderRadius="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.pre>
    </chakra.details>
  );
}

function DeliveryItem({ webhookId, delivery }: { webhookId: string; delivery: WebhookDeliveryWithBody }) {
  const { id, type, state, attempts, error, status, createdAt, body, response } = delivery;
  const again = useMutation(webhookMutations.sendAgain(webhookId));
  return (
    <Box as="li" py="3" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Flex align="center" gap="3" wrap="wrap">
        <Text fontFamily="mono" textStyle="sm" flex="1" minW="0" overflowWrap="anywhere">
          {type}
        </Text>
        <StatusBadge {...DELIVERY_STATES[state]} />
        {state !== 'queued' && (
          <Button size="xs" variant="outline" loading={again.isPending} onClick={() => again.mutate(id)}>
            <FormattedMessage {...actions.sendAgain} />
          </Button>
        )}
      </Flex>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <DateTime at={createdAt} /> · <FormattedMessage {...withValues(messages.attempts, { count: attempts })} />
        {error === null ? status !== null && ` · HTTP ${status}` : ` · ${error}`}
      </Text>
      <Excerpt title={messages.request} text={body} />
      {response && <Excerpt title={messages.response} text={response} />}
    </Box>
  );
}

/** Messages sent to a webhook, newest first. */
export function DeliveriesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const deliveries = useQuery(webhookQueries.deliveries(id));
  return (
    <Dialog title={messages.deliveriesTitle} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={deliveries} size="inline" skeleton={<Skeleton h="24" />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text color="fg.muted">
                <FormattedMessage {...messages.noDeliveries} />
              </Text>
            ) : (
              <Box as="ul">
                {items.map((delivery) => (
                  <DeliveryItem key={delivery.id} webhookId={id} delivery={delivery} />
                ))}
              </Box>
            )
          }
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
