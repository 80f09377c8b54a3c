import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorWords } from 'shared-ui/data';
import { Box, Fact, Facts, fill, Flex, Icon, Section, Stack, Text, useSay } from 'shared-ui';
import { CapacityBar, DateTime, Measure, Money } from 'shared-ui/format';
import { Rich } from './rich.tsx';
import { usePreview } from './preview.tsx';
import { form as messages } from './trip-form.messages.ts';
import { refusals } from './planning.messages.ts';

const Note = ({ tone, children }: { tone: 'warn' | 'bad'; children: ReactNode }) => (
  <Flex gap="1.5" textStyle="sm" color={`status.${tone}.fg`}>
    <Box pt="0.5">
      <Icon name="warning" size={14} />
    </Box>
    <Text>{children}</Text>
  </Flex>
);

/** What the trip would carry, how far it would go and what that would cost, as it is entered. */
export function TripSummary() {
  const say = useSay();
  const { preview, error, isOld } = usePreview();
  return (
    <Section title={messages.summary}>
      <Stack gap="4" aria-live="polite" aria-busy={isOld}>
        {!preview && !error && (
          <Text color="fg.muted">
            <FormattedMessage {...messages.summaryEmpty} />
          </Text>
        )}
        {error && (
          <Note tone="bad">
            <Rich words={messages.previewFailed} values={{ why: whyOf(error, say) }} />
          </Note>
        )}
        {preview && <Told {...preview} />}
      </Stack>
    </Section>
  );
}

function whyOf(error: Error, say: ReturnType<typeof useSay>): string {
  const [field] =
    'fields' in error
      ? Object.values(
          error.fields as Record<string, { code: string; message: string; params?: Record<string, string> }>,
        )
      : [];
  const known: Record<string, (typeof refusals)[keyof typeof refusals] | undefined> = refusals;
  const own = field && known[field.code];
  if (field) return own ? say(fill(own, field.params ?? {})) : field.message;
  const words = errorWords(error);
  return typeof words === 'string' ? words : say(words);
}

function Told({
  totalSpace,
  totalWeight,
  capacity,
  distance,
  isDistanceEstimated,
  cost,
  currency,
  lateStops,
  pickAt,
  dropAt,
}: NonNullable<ReturnType<typeof usePreview>['preview']>) {
  const say = useSay();
  return (
    <>
      <Facts narrow>
        <Fact label={messages.totalSpace}>
          <Measure value={totalSpace} kind="space" />
        </Fact>
        <Fact label={messages.totalWeight}>
          <Measure value={totalWeight} kind="weight" />
        </Fact>
        <Fact label={messages.distance}>
          <Measure value={distance} kind="distance" />
        </Fact>
        <Fact label={messages.cost}>
          {currency ? <Money value={cost} currency={currency} /> : <FormattedMessage {...messages.noCost} />}
        </Fact>
        <Fact label={messages.pickAt}>
          <DateTime at={pickAt} />
        </Fact>
        <Fact label={messages.dropAt}>
          <DateTime at={dropAt} />
        </Fact>
      </Facts>
      {capacity && (
        <Stack gap="2">
          <CapacityBar
            narrow
            of={say(messages.capacityOf)}
            label={messages.space}
            kind="space"
            load={Number(totalSpace)}
            capacity={Number(capacity.space)}
          />
          <CapacityBar
            narrow
            of={say(messages.capacityOf)}
            label={messages.weight}
            kind="weight"
            load={Number(totalWeight)}
            capacity={Number(capacity.weight)}
          />
        </Stack>
      )}
      {lateStops.length > 0 && (
        <Note tone="warn">
          <FormattedMessage {...fill(messages.lateStops, { count: lateStops.length })} />
        </Note>
      )}
      {distance !== null && isDistanceEstimated && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </>
  );
}
