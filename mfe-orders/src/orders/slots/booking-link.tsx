import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderGates } from 'shared-contracts/orders/gate-bookings';
import { Box, Button, Flex, Heading, Stack, Text, withValues } from 'shared-ui';
import { CopyField } from 'shared-ui/form';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { slotMutations } from './slots.api.ts';
import { messages } from './slots.messages.ts';

type BookingLinkProps = { orderId: string; stop: number; link: OrderGates['items'][number]['link'] };

const getBookingUrl = (token: string) => `${window.location.origin}/slot/${token}`;

/** Creates and revokes the link with which a partner books without signing in. */
export function BookingLink({ orderId, stop, link }: BookingLinkProps) {
  const timeZone = useTimeZone();
  const [token, setToken] = useState<string>();
  const create = useMutation(slotMutations.createLink(orderId));
  const revoke = useMutation(slotMutations.revokeLink(orderId));
  const run = () => create.mutate(stop, { onSuccess: ({ token: created }) => setToken(created) });
  return (
    <Box as="section">
      <Heading as="h2" textStyle="md" mb="1">
        <FormattedMessage {...messages.linkTitle} />
      </Heading>
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.linkHelp} />
        </Text>
        {link && !token && (
          <Text textStyle="sm">
            <FormattedMessage
              {...withValues(messages.activeLink, { until: formatDateTime(link.expiresAt, timeZone) })}
            />
          </Text>
        )}
        {token && (
          <Box role="status">
            <CopyField label={messages.newLink} value={getBookingUrl(token)} help={messages.copyNow} />
          </Box>
        )}
        <Flex gap="2">
          <Button size="sm" variant="outline" loading={create.isPending} onClick={run}>
            <FormattedMessage {...messages.createLink} />
          </Button>
          {link && (
            <Button
              size="sm"
              variant="ghost"
              loading={revoke.isPending}
              onClick={() => revoke.mutate(stop, { onSuccess: () => setToken(undefined) })}
            >
              <FormattedMessage {...messages.revoke} />
            </Button>
          )}
        </Flex>
      </Stack>
    </Box>
  );
}
