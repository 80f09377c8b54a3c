import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { LoadingPlan, LoadingStep, PaperLoad, PlacedItem } from 'shared-contracts/trip-papers';
import { Box, fill, Flex, Heading, Icon, Section, Stack, Text, type Words } from 'shared-ui';
import { CapacityBar, DateTime, Measure } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { PlacedItems } from './item-list.tsx';
import { NothingCarried, PaperPage } from './paper-page.tsx';
import { paperQueries } from './papers.api.ts';
import { fields, messages } from './papers.messages.ts';
import { Quantity, TripFacts } from './trip-facts.tsx';

function Moved({ label, items, load }: { label: Words; items: readonly PlacedItem[]; load: PaperLoad }) {
  if (items.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" textStyle="sm" mb="1">
        <FormattedMessage {...label} />
      </Heading>
      <PlacedItems label={label} items={items} load={load} />
    </Box>
  );
}

function Behind({ items }: { items: readonly PlacedItem[] }) {
  const places = items.filter(({ isBehind }) => isBehind).map(({ place }) => place);
  if (places.length === 0) return null;
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
      <FormattedMessage {...fill(messages.behind, { places: places.join(', ') })} />
    </Flex>
  );
}

/** How full the vehicle leaves the stop. */
function Aboard({ load, plan: { capacity, trip } }: { load: PaperLoad; plan: LoadingPlan }) {
  const of = trip.vehicle?.name ?? trip.requestedVehicleType?.name ?? '';
  return (
    <Box breakInside="avoid">
      <Heading as="h3" textStyle="sm" mb="2">
        <FormattedMessage {...messages.aboard} />
      </Heading>
      {capacity ? (
        <Stack gap="2">
          <CapacityBar
            of={of}
            label={fields.space}
            kind="space"
            load={Number(load.space)}
            capacity={Number(capacity.space)}
          />
          <CapacityBar
            of={of}
            label={fields.weight}
            kind="weight"
            load={Number(load.weight)}
            capacity={Number(capacity.weight)}
          />
        </Stack>
      ) : (
        <Text>
          <Quantity of={load} /> · <Measure value={load.weight} kind="weight" /> ·{' '}
          <Measure value={load.space} kind="space" />
        </Text>
      )}
    </Box>
  );
}

function Step({ step, plan }: { step: LoadingStep; plan: LoadingPlan }) {
  const { position, location, plannedAt, unload, unloaded, load, loaded, aboard } = step;
  return (
    <Section
      title={fill(messages.stop, { position: position + 1, name: location.name })}
      aside={
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          <DateTime at={plannedAt} />
        </Text>
      }
    >
      <Stack gap="5">
        <Moved label={messages.unload} items={unload} load={unloaded} />
        <Moved label={messages.load} items={load} load={loaded} />
        <Behind items={load} />
        <Aboard load={aboard} plan={plan} />
      </Stack>
    </Section>
  );
}

/** What goes where in the vehicle, stop by stop: last in, first out. */
export default function LoadingPlanPage() {
  const { id = '' } = useParams();
  const loadingPlan = useQuery(paperQueries.loadingPlan(id));
  return (
    <PaperPage name="loading-plan" title={messages.loadingPlan} query={loadingPlan}>
      {(plan) => (
        <>
          <TripFacts paper={plan} />
          {plan.steps.length === 0 ? (
            <NothingCarried />
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
    </PaperPage>
  );
}
