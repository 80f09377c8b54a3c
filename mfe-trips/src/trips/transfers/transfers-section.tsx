import { FormattedMessage } from 'react-intl';
import type { TripTransfer } from 'shared-contracts/trips/trip-transfers';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { Trip } from 'shared-contracts/trips/trips';
import { Box, Flex, Icon, Section, Stack, StyledLink, Text, withValues } from 'shared-ui';
import { DateTime, Duration } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { transferMessages as messages } from './transfers.messages.ts';

function TransferItem({ transfer }: { transfer: TripTransfer }) {
  const { order, hub, direction, trip, arrivesAt, missesBy, transferredAt } = transfer;
  const at = transferredAt ?? arrivesAt;
  return (
    <Box as="li">
      <Text>
        <Text as="span" fontWeight="medium">
          {formatOrderNumber(order)}
        </Text>
        {': '}
        <FormattedMessage {...withValues(messages[direction], { hub: hub.name })} />
        {trip && (
          <>
            {', '}
            <StyledLink asChild color="accent.fg">
              <Link to={`/trips/${trip.id}`}>
                <FormattedMessage
                  {...withValues(direction === 'leaves' ? messages.goesOn : messages.comesFrom, { trip: trip.number })}
                />
              </Link>
            </StyledLink>
          </>
        )}
      </Text>
      {at !== null && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...(transferredAt === null ? messages.expected : messages.done)} /> <DateTime at={at} />
        </Text>
      )}
      {missesBy > 0 && (
        <Flex mt="1" gap="1" align="center" textStyle="sm" color="status.warn.fg">
          <Icon name="alert" size={14} />
          <Text as="span">
            <FormattedMessage {...messages.misses} /> <Duration minutes={missesBy} />
          </Text>
        </Flex>
      )}
    </Box>
  );
}

/** Orders that change vehicle at a hub, from this trip to another one or vice versa. */
export function TransfersSection({ trip: { transfers = [] } }: { trip: Trip }) {
  if (transfers.length === 0) return null;
  return (
    <Section title={messages.title}>
      <Stack as="ul" gap="3" listStyleType="none">
        {transfers.map((transfer) => (
          <TransferItem key={`${transfer.order.id} ${transfer.direction}`} transfer={transfer} />
        ))}
      </Stack>
    </Section>
  );
}
