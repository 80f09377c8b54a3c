import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/orders/tracking';
import {
  Box,
  Center,
  DescriptionItem,
  DescriptionList,
  withValues,
  Flex,
  Grid,
  Heading,
  Section,
  Stack,
  Text,
} from 'shared-ui';
import { RelativeTime, DateTime, DateTimeRange, useTimeZone } from 'shared-ui/format';
import { LastLocation } from './last-location.tsx';
import { trackingStateStyles } from './tracking-state-styles.ts';
import { messages } from './tracking.messages.ts';
import { TrackingSteps } from './tracking-steps.tsx';

/** Shows the state, progress, location and times of a shipment. */
export function TrackingDetails({ tracking }: { tracking: Tracking }) {
  const { state, eta, steps, lastPlace, brand, code } = tracking;
  const { tone, icon: StateIcon, label } = trackingStateStyles[state];
  return (
    <>
      <Flex align="center" gap="4" mb="5">
        <Center boxSize="14" flexShrink="0" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
          <StateIcon size={26} aria-hidden />
        </Center>
        <Box minW="0">
          <Heading as="h1" textStyle="2xl" textWrap="balance" aria-live="polite">
            <FormattedMessage {...label} />
          </Heading>
          <Text color="fg.muted" overflowWrap="anywhere">
            <FormattedMessage {...withValues(messages.sender, { brand })} />
          </Text>
          <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            <FormattedMessage {...withValues(messages.code, { code })} />
          </Text>
        </Box>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          {eta && <ExpectedDelivery eta={eta} />}
          <Section title={messages.progress}>
            <TrackingSteps steps={steps} />
          </Section>
        </Stack>
        <Stack gap="4">
          {lastPlace && <LastLocation location={lastPlace} />}
          <TimeWindows tracking={tracking} />
        </Stack>
      </Grid>
    </>
  );
}

const ExpectedDelivery = ({ eta: { from, to, isEstimate } }: { eta: NonNullable<Tracking['eta']> }) => (
  <Section title={messages.expected}>
    <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {isEstimate ? <DateTime at={to} /> : <DateTimeRange from={from} to={to} />}
    </Text>
    <Text textStyle="sm" color="fg.muted">
      {isEstimate && (
        <>
          <RelativeTime at={to} /> ·{' '}
        </>
      )}
      <FormattedMessage {...(isEstimate ? messages.estimated : messages.planned)} />
    </Text>
  </Section>
);

function TimeWindows({ tracking: { pickup, delivery } }: { tracking: Tracking }) {
  const zone = useTimeZone();
  const zoneName = zone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  return (
    <Section title={messages.windows}>
      <DescriptionList>
        <DescriptionItem label={messages.pickup} fullWidth>
          <DateTimeRange {...pickup} />
        </DescriptionItem>
        <DescriptionItem label={messages.delivery} fullWidth>
          <DateTimeRange {...delivery} />
        </DescriptionItem>
      </DescriptionList>
      <Text mt="3" textStyle="xs" color="fg.muted">
        <FormattedMessage {...withValues(messages.zone, { zone: zoneName })} />
      </Text>
    </Section>
  );
}
