import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/orders/tracking';
import { Box, Center, Flex, Grid, Heading, Section, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { useTimeZone } from 'shared-ui/format';
import { ExpectedDelivery } from './expected-delivery.tsx';
import { LastLocation } from './last-location.tsx';
import { ProofGallery } from './proof-gallery.tsx';
import { StopRow } from './stop-row.tsx';
import { trackingStateStyles } from './tracking-state-styles.ts';
import { messages } from './tracking.messages.ts';
import { TrackingSteps } from './tracking-steps.tsx';

/** Shows the state, stops, location and progress of a shipment. */
export function TrackingDetails({ tracking }: { tracking: Tracking }) {
  const { state, eta, steps, lastPlace, brand, code, proofs } = tracking;
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
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          {eta && <ExpectedDelivery {...tracking} eta={eta} />}
          <Stops {...tracking} />
          {proofs.length > 0 && (
            <Section title={messages.proofs}>
              <ProofGallery proofs={proofs} />
            </Section>
          )}
        </Stack>
        <Stack gap="4">
          {lastPlace && <LastLocation location={lastPlace} />}
          <Section title={messages.progress}>
            <TrackingSteps steps={steps} />
          </Section>
        </Stack>
      </Grid>
    </>
  );
}

function Stops({ stops, scope }: Pick<Tracking, 'stops' | 'scope'>) {
  const formatMessage = useFormatMessage();
  const title = scope === 'drop' ? messages.yourDelivery : messages.stops;
  const zone = useTimeZone();
  const zoneName = zone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  if (stops.length === 0) return null;
  return (
    <Section title={title}>
      <Box as="ol" aria-label={formatMessage(title)}>
        {stops.map((stop, index) => (
          <StopRow
            key={stop.position}
            stop={stop}
            isSingle={stops.filter(({ kind }) => kind === stop.kind).length === 1}
            isLast={index === stops.length - 1}
          />
        ))}
      </Box>
      <Text mt="4" textStyle="xs" color="fg.muted">
        <FormattedMessage {...withValues(messages.zone, { zone: zoneName })} />
      </Text>
    </Section>
  );
}
