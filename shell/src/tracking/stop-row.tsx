import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TrackedStop } from 'shared-contracts/orders/tracking';
import { Box, Center, Flex, Text, withValues, type Message } from 'shared-ui';
import { DateTime, DateTimeRange, RelativeTime, StatusBadge } from 'shared-ui/format';
import { ProofGallery } from './proof-gallery.tsx';
import { getStopStyle } from './tracked-stop-styles.ts';
import { messages } from './tracking.messages.ts';

const TimeLine = ({ label, children }: { label: Message; children: ReactNode }) => (
  <Flex as="li" columnGap="2" wrap="wrap">
    <Text as="span" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Text as="span" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  </Flex>
);

const StopTimes = ({ windowFrom, windowTo, arrivedAt, departedAt, eta }: TrackedStop) => (
  <Box as="ul" mt="2" textStyle="sm">
    {(windowFrom ?? windowTo) !== null && (
      <TimeLine label={messages.window}>
        <DateTimeRange from={windowFrom} to={windowTo} />
      </TimeLine>
    )}
    {eta !== null && (
      <TimeLine label={messages.expectedAt}>
        <Text as="span" fontWeight="semibold">
          <DateTime at={eta} />
        </Text>{' '}
        (<RelativeTime at={eta} />)
      </TimeLine>
    )}
    {arrivedAt !== null && (
      <TimeLine label={messages.arrivedAt}>
        <DateTime at={arrivedAt} />
      </TimeLine>
    )}
    {departedAt !== null && (
      <TimeLine label={messages.departedAt}>
        <DateTime at={departedAt} />
      </TimeLine>
    )}
  </Box>
);

const StopItems = ({ items }: { items: NonNullable<TrackedStop['items']> }) => (
  <Box as="ul" mt="2" textStyle="sm">
    {items.map(({ item, cargo, quantity, deliveredQuantity, shortageReason }) => (
      <Box as="li" key={item} overflowWrap="anywhere">
        <Text
          as="span"
          color={deliveredQuantity !== null && deliveredQuantity < quantity ? 'status.warn.fg' : undefined}
        >
          <FormattedMessage
            {...(deliveredQuantity === null
              ? withValues(messages.item, { cargo, quantity })
              : withValues(messages.deliveredItem, { cargo, quantity, delivered: deliveredQuantity }))}
          />
        </Text>
        {shortageReason && (
          <Text as="span" color="fg.muted">
            {' '}
            · {shortageReason}
          </Text>
        )}
      </Box>
    ))}
  </Box>
);

const SINGLE = { pickup: messages.singlePickup, drop: messages.singleDrop };

type StopRowProps = {
  stop: TrackedStop;
  /** The only one of its kind has no number. */
  isSingle: boolean;
  isLast: boolean;
};

/** A stop on the line of the route: where, when, and what proves that it is done. */
export function StopRow({ stop, isSingle, isLast }: StopRowProps) {
  const { kind, number, name, city, state, stopsBefore, items, proofs } = stop;
  const style = getStopStyle(stop);
  const { tone, icon: StateIcon } = style;
  const label: Message = isSingle ? SINGLE[kind] : withValues(messages[kind], { number });
  return (
    <Flex as="li" gap="3" aria-current={state === 'onTheWay' || state === 'arrived' ? 'step' : undefined}>
      <Flex direction="column" align="center" aria-hidden>
        <Center boxSize="8" flexShrink="0" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
          <StateIcon size={16} />
        </Center>
        {!isLast && <Box flex="1" w="2px" my="1" minH="4" borderRadius="full" bg="border.subtle" />}
      </Flex>
      <Box flex="1" minW="0" pb={isLast ? '0' : '5'}>
        <Flex justify="space-between" align="start" columnGap="3" rowGap="1" wrap="wrap">
          <Box minW="0">
            <Text textStyle="xs" color="fg.muted">
              <FormattedMessage {...label} />
            </Text>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            {city && city !== name && (
              <Text textStyle="sm" color="fg.muted">
                {city}
              </Text>
            )}
          </Box>
          <StatusBadge {...style} />
        </Flex>
        {stopsBefore !== null && (
          <Text mt="1" textStyle="sm">
            <FormattedMessage {...withValues(messages.stopsBefore, { count: stopsBefore })} />
          </Text>
        )}
        <StopTimes {...stop} />
        {items && items.length > 0 && <StopItems items={items} />}
        {proofs.length > 0 && (
          <Box mt="3">
            <ProofGallery proofs={proofs} />
          </Box>
        )}
      </Box>
    </Flex>
  );
}
