import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorMessage } from 'shared-ui/data';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  withValues,
  Flex,
  Icon,
  Section,
  Stack,
  Text,
  useFormatMessage,
} from 'shared-ui';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { DateTime, LoadBars, loadMessages, Measure, Money } from 'shared-ui/format';
import { toLoad } from 'shared-contracts/values/trips/load-totals';
import { RichMessage } from '../rich-message.tsx';
import { useTripPreview } from './trip-preview.tsx';
import { formMessages as messages } from './trip-form.messages.ts';
import { errorMessages } from '../planning.messages.ts';

const SummaryNote = ({ tone, children }: { tone: 'warn' | 'bad'; children: ReactNode }) => (
  <Flex gap="1.5" textStyle="sm" color={`status.${tone}.fg`}>
    <Box pt="0.5">
      <Icon name="warning" size={14} />
    </Box>
    <Text>{children}</Text>
  </Flex>
);

/** Load, distance and cost of the trip as entered. */
export function TripSummary() {
  const formatMessage = useFormatMessage();
  const { preview, error, isStale } = useTripPreview();
  return (
    <Section title={messages.summary}>
      <Stack gap="4" aria-live="polite" aria-busy={isStale}>
        {!preview && !error && (
          <Text color="fg.muted">
            <FormattedMessage {...messages.summaryEmpty} />
          </Text>
        )}
        {error && (
          <SummaryNote tone="bad">
            <RichMessage message={messages.previewFailed} values={{ why: formatPreviewError(error, formatMessage) }} />
          </SummaryNote>
        )}
        {preview && <PreviewFacts {...preview} />}
      </Stack>
    </Section>
  );
}

function formatPreviewError(error: Error, formatMessage: ReturnType<typeof useFormatMessage>): string {
  const [fieldError] =
    'fields' in error
      ? Object.values(
          error.fields as Record<string, { code: string; message: string; params?: Record<string, string> }>,
        )
      : [];
  const messageByCode: Record<string, (typeof errorMessages)[keyof typeof errorMessages] | undefined> = errorMessages;
  const fieldMessage = fieldError && messageByCode[fieldError.code];
  if (fieldError)
    return fieldMessage ? formatMessage(withValues(fieldMessage, fieldError.params ?? {})) : fieldError.message;
  const message = errorMessage(error);
  return typeof message === 'string' ? message : formatMessage(message);
}

function PreviewFacts({
  capacity,
  distance,
  isDistanceEstimated,
  cost,
  currency,
  lateStops,
  pickAt,
  dropAt,
  ...totals
}: NonNullable<ReturnType<typeof useTripPreview>['preview']>) {
  const load = toLoad(totals);
  const formatMessage = useFormatMessage();
  return (
    <>
      <DescriptionList compact>
        <DescriptionItem label={messages.totalSpace}>
          <Measure value={totals.totalSpace} kind="space" />
        </DescriptionItem>
        <DescriptionItem label={messages.totalWeight}>
          <Measure value={totals.totalWeight} kind="weight" />
        </DescriptionItem>
        {FLOOR_MEASURES.filter((measure) => (load[measure] ?? null) !== null).map((measure) => (
          <DescriptionItem key={measure} label={loadMessages[measure]}>
            <Measure value={load[measure]} kind={measure} />
          </DescriptionItem>
        ))}
        <DescriptionItem label={messages.distance}>
          <Measure value={distance} kind="distance" />
        </DescriptionItem>
        <DescriptionItem label={messages.cost}>
          {currency ? <Money value={cost} currency={currency} /> : <FormattedMessage {...messages.noCost} />}
        </DescriptionItem>
        <DescriptionItem label={messages.pickAt}>
          <DateTime at={pickAt} />
        </DescriptionItem>
        <DescriptionItem label={messages.dropAt}>
          <DateTime at={dropAt} />
        </DescriptionItem>
      </DescriptionList>
      {capacity && (
        <Stack gap="2">
          <LoadBars compact name={formatMessage(messages.capacityOf)} load={load} capacity={capacity} />
        </Stack>
      )}
      {lateStops.length > 0 && (
        <SummaryNote tone="warn">
          <FormattedMessage {...withValues(messages.lateStops, { count: lateStops.length })} />
        </SummaryNote>
      )}
      {distance !== null && isDistanceEstimated && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </>
  );
}
