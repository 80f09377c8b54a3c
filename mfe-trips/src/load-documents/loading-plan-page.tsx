import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { LoadingPlan, LoadingStep, LoadTotals, LoadingPlanItem } from 'shared-contracts/trips/load-documents';
import { Box, withValues, Flex, Heading, Icon, Section, Stack, Text, type Message } from 'shared-ui';
import { DateTime, LoadBars, LoadText, Measure } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { LoadingPlanItems } from './load-items.tsx';
import { NoCargo, LoadDocumentPage } from './load-document-page.tsx';
import { loadDocumentQueries } from './load-documents.api.ts';
import { messages } from './load-documents.messages.ts';
import { Quantity, TripFacts } from './trip-facts.tsx';

function StepItems({ label, items, load }: { label: Message; items: readonly LoadingPlanItem[]; load: LoadTotals }) {
  if (items.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" textStyle="sm" mb="1">
        <FormattedMessage {...label} />
      </Heading>
      <LoadingPlanItems label={label} items={items} load={load} />
    </Box>
  );
}

function BlockedItemsWarning({ items }: { items: readonly LoadingPlanItem[] }) {
  const positions = items.filter(({ isBehind }) => isBehind).map(({ place }) => place);
  if (positions.length === 0) return null;
  return (
    <Flex
      gap="2"
      align="flex-start"
      px="3"
      py="2"
      borderRadius="md"
      bg="status.warn.bg"
      color="status.warn.fg"
      textStyle="sm"
    >
      <Box flexShrink="0" pt="0.5">
        <Icon name="warning" />
      </Box>
      <FormattedMessage {...withValues(messages.behind, { places: positions.join(', ') })} />
    </Flex>
  );
}

/** Load and utilization when leaving the stop. */
function LoadOnBoard({ load, plan: { capacity, trip } }: { load: LoadTotals; plan: LoadingPlan }) {
  const capacityName = trip.vehicle?.name ?? trip.requestedVehicleType?.name ?? '';
  return (
    <Box breakInside="avoid">
      <Heading as="h3" textStyle="sm" mb="2">
        <FormattedMessage {...messages.aboard} />
      </Heading>
      {capacity ? (
        <Stack gap="2">
          <LoadBars name={capacityName} load={load} capacity={capacity} />
        </Stack>
      ) : (
        <Text>
          <Quantity value={load.quantity} /> · <Measure value={load.weight} kind="weight" /> ·{' '}
          <LoadText load={{ ...load, weight: null }} />
        </Text>
      )}
    </Box>
  );
}

function Step({ step, plan }: { step: LoadingStep; plan: LoadingPlan }) {
  const { position, location, plannedAt, unload, unloaded, load, loaded, aboard } = step;
  return (
    <Section
      title={withValues(messages.stop, { position: position + 1, name: location.name })}
      aside={
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          <DateTime at={plannedAt} />
        </Text>
      }
    >
      <Stack gap="5">
        <StepItems label={messages.unload} items={unload} load={unloaded} />
        <StepItems label={messages.load} items={load} load={loaded} />
        <BlockedItemsWarning items={load} />
        <LoadOnBoard load={aboard} plan={plan} />
      </Stack>
    </Section>
  );
}

/** Positions of the cargo in the vehicle, stop by stop: last in, first out. */
export default function LoadingPlanPage() {
  const { id = '' } = useParams();
  const loadingPlan = useQuery(loadDocumentQueries.loadingPlan(id));
  return (
    <LoadDocumentPage name="loading-plan" title={messages.loadingPlan} query={loadingPlan}>
      {(plan) => (
        <>
          <TripFacts loadDocument={plan} />
          {plan.steps.length === 0 ? (
            <NoCargo />
          ) : (
            <Text color="fg.muted">
              <FormattedMessage {...messages.howTo} />
            </Text>
          )}
          {plan.steps.map((step) => (
            <Step key={step.position} step={step} plan={plan} />
          ))}
        </>
      )}
    </LoadDocumentPage>
  );
}
