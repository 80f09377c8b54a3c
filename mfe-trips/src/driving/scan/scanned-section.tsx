import { FormattedMessage } from 'react-intl';
import type { ScannedStop } from 'shared-contracts/trips/item-scans';
import { Box, Flex, Heading, Icon, Section, Stack, Text, useFormatMessage, withValues, type Message } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { scannedMessages as messages } from './scan.messages.ts';

type ScannedItem = ScannedStop['items'][number];

function ItemRow({ item: { item, cargo, packNumber, scan } }: { item: ScannedItem }) {
  const timeZone = useTimeZone();
  return (
    <Flex as="li" justify="space-between" gap="3" wrap="wrap">
      <Text overflowWrap="anywhere">{[`${item + 1}`, packNumber, cargo].filter(Boolean).join(' · ')}</Text>
      <Text color={scan ? 'fg.muted' : 'status.warn.fg'} textStyle="sm">
        {scan ? (
          <FormattedMessage
            {...withValues(scan.isTyped ? messages.typed : messages.by, {
              name: scan.by,
              time: formatDateTime(scan.at, timeZone),
            })}
          />
        ) : (
          <FormattedMessage {...messages.missing} />
        )}
      </Text>
    </Flex>
  );
}

type ScannedSectionProps = {
  stops: readonly ScannedStop[];
  /** Order number, for pages with several orders. */
  number: string | undefined;
  titleOf: (stop: ScannedStop['stop']) => Message;
};

/** Labels of an order that the driver scanned at its pickup and drop, and missing ones. */
export function ScannedSection({ stops, number, titleOf }: ScannedSectionProps) {
  const formatMessage = useFormatMessage();
  return (
    <Section title={messages.title} aside={number}>
      <Stack gap="4">
        {stops.map(({ stop, expected, scanned, items }) => (
          <Box key={stop.position}>
            <Heading as="h3" textStyle="sm" mb="1" overflowWrap="anywhere">
              <Flex as="span" gap="2" align="center">
                {scanned === expected && <Icon name="done" />}
                <FormattedMessage
                  {...withValues(messages.stop, { stop: formatMessage(titleOf(stop)), scanned, expected })}
                />
              </Flex>
            </Heading>
            <Stack as="ul" gap="1">
              {items.map((item) => (
                <ItemRow key={`${item.item} ${item.drop}`} item={item} />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
