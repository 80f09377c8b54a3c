import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/tracking';
import { Box, Center, Fact, Facts, fill, Flex, Grid, Heading, Section, Stack, Text } from 'shared-ui';
import { Ago, DateTime, DateTimeRange, useZone } from 'shared-ui/format';
import { LastPlace } from './last-place.tsx';
import { looks } from './state-looks.ts';
import { messages } from './tracking.messages.ts';
import { Way } from './way.tsx';

/** All that the link tells. */
export function Tracked({ tracking }: { tracking: Tracking }) {
  const { state, eta, steps, lastPlace, brand, code } = tracking;
  const { tone, icon: Drawing, label } = looks[state];
  return (
    <>
      <Flex align="center" gap="4" mb="5">
        <Center boxSize="14" flexShrink="0" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
          <Drawing size={26} aria-hidden />
        </Center>
        <Box minW="0">
          <Heading as="h1" textStyle="2xl" textWrap="balance" aria-live="polite">
            <FormattedMessage {...label} />
          </Heading>
          <Text color="fg.muted" overflowWrap="anywhere">
            <FormattedMessage {...fill(messages.by, { brand })} />
          </Text>
          <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            <FormattedMessage {...fill(messages.code, { code })} />
          </Text>
        </Box>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          {eta && <Expected eta={eta} />}
          <Section title={messages.way}>
            <Way steps={steps} />
          </Section>
        </Stack>
        <Stack gap="4">
          {lastPlace && <LastPlace place={lastPlace} />}
          <Windows tracking={tracking} />
        </Stack>
      </Grid>
    </>
  );
}

const Expected = ({ eta: { from, to, isEstimate } }: { eta: NonNullable<Tracking['eta']> }) => (
  <Section title={messages.expected}>
    <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {isEstimate ? <DateTime at={to} /> : <DateTimeRange from={from} to={to} />}
    </Text>
    <Text textStyle="sm" color="fg.muted">
      {isEstimate && (
        <>
          <Ago at={to} /> ·{' '}
        </>
      )}
      <FormattedMessage {...(isEstimate ? messages.estimated : messages.planned)} />
    </Text>
  </Section>
);

function Windows({ tracking: { pickup, delivery } }: { tracking: Tracking }) {
  const zone = useZone();
  const named = zone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  return (
    <Section title={messages.windows}>
      <Facts>
        <Fact label={messages.pickup} wide>
          <DateTimeRange {...pickup} />
        </Fact>
        <Fact label={messages.delivery} wide>
          <DateTimeRange {...delivery} />
        </Fact>
      </Facts>
      <Text mt="3" textStyle="xs" color="fg.muted">
        <FormattedMessage {...fill(messages.zone, { zone: named })} />
      </Text>
    </Section>
  );
}
