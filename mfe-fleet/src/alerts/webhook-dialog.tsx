import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import type { WebhookDelivery } from 'shared-contracts/webhooks';
import { Box, Button, Flex, Heading, QueryContent, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { DateTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { ruleQueries } from './alert-rules.api.ts';
import { webhookMutations, webhookQueries } from './webhook.api.ts';
import { deliveryStates, webhookMessages as messages } from './webhook.messages.ts';

const STATES: Record<WebhookDelivery['state'], StatusStyle> = {
  queued: { label: deliveryStates.queued, tone: 'info', icon: icons.clock },
  delivered: { label: deliveryStates.delivered, tone: 'good', icon: icons.check },
  failed: { label: deliveryStates.failed, tone: 'bad', icon: icons.alert },
};

const DeliveryItem = ({ type, state, attempts, error, status, createdAt }: WebhookDelivery) => (
  <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Box flex="1" minW="0">
      <Text fontFamily="mono" textStyle="sm">
        {type}
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <DateTime at={createdAt} /> · <FormattedMessage {...withValues(messages.attempts, { count: attempts })} />
        {error === null ? status !== null && ` · HTTP ${status}` : ` · ${error}`}
      </Text>
    </Box>
    <StatusBadge {...STATES[state]} />
  </Flex>
);

function Deliveries({ kind }: { kind: AlertKind }) {
  const deliveries = useQuery(webhookQueries.deliveries(kind));
  const test = useMutation(webhookMutations.test(kind));
  return (
    <Box>
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <Heading as="h3" textStyle="sm">
          <FormattedMessage {...messages.deliveries} />
        </Heading>
        <Button size="sm" variant="outline" loading={test.isPending} onClick={() => test.mutate()}>
          <FormattedMessage {...messages.test} />
        </Button>
      </Flex>
      <QueryContent query={deliveries} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text color="fg.muted">
              <FormattedMessage {...messages.none} />
            </Text>
          ) : (
            <Box as="ul">
              {items.map((delivery) => (
                <DeliveryItem key={delivery.id} {...delivery} />
              ))}
            </Box>
          )
        }
      </QueryContent>
    </Box>
  );
}

/** The secret is shown until the dialog is closed, and never again. */
function Secret({ kind }: { kind: AlertKind }) {
  const [isConfirming, setConfirming] = useState(false);
  const create = useMutation(webhookMutations.createSecret(kind));
  return (
    <Box>
      {create.data ? (
        <CopyField label={messages.secret} value={create.data.secret} help={messages.secretHelp} />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage {...messages.secretText} />
        </Text>
      )}
      <Button size="sm" variant="outline" mt="3" onClick={() => setConfirming(true)}>
        <FormattedMessage {...messages.createSecret} />
      </Button>
      {isConfirming && (
        <ConfirmDialog
          text={messages.createSecretText}
          confirmLabel={messages.createSecret}
          onConfirm={() => create.mutateAsync()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}

/** The webhook of a rule: its address, its secret and what was sent to it. */
export function WebhookDialog({ kind, onClose }: { kind: AlertKind; onClose: () => void }) {
  const rule = useQuery(ruleQueries.detail(kind));
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="5">
          <QueryContent query={rule} size="inline" skeleton={<Skeleton h="14" />}>
            {({ webhookUrl }) => <CopyField label={messages.address} value={webhookUrl ?? ''} />}
          </QueryContent>
          <Secret kind={kind} />
          <Deliveries kind={kind} />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
