import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ContractTerms, TriedTrip } from 'shared-contracts/contracts';
import { Box, ErrorState, Section, SimpleGrid, Skeleton, Text, useRested, useSay } from 'shared-ui';
import { Form, MeasureField, MoneyField, NumberField, SelectField, SwitchField, useFormValues } from 'shared-ui/form';
import { rules } from 'shared-ui/rated';
import { contractQueries } from './contracts.api.ts';
import { Rated } from './rated.tsx';
import type { Names } from './terms.ts';
import { laneKey, triedSchema, tripOf, type TriedForm } from './tried-trip.ts';
import { messages } from './try.messages.ts';

type Ask = (trip: TriedTrip) => Parameters<typeof contractQueries.tried>[0];
type TryPanelProps = {
  /** What of the terms the example is made with; undefined: they are not complete yet. */
  terms: ContractTerms | undefined;
  names: Names;
  ask: Ask;
};

const nothing = async () => undefined;

function Result({ terms, ask }: { terms: ContractTerms; ask: Ask }) {
  const say = useSay();
  const values = useRested(useFormValues<TriedForm>());
  const rated = useQuery(contractQueries.tried(ask(tripOf(values, terms, say(rules.extraCharge)))));
  if (rated.isError) return <ErrorState error={rated.error} />;
  if (!rated.data) return <Skeleton h="24" />;
  return (
    <Box aria-busy={rated.isFetching}>
      <Rated rated={rated.data} terms={terms} />
    </Box>
  );
}

function Example({ terms, names }: Pick<TryPanelProps, 'names'> & { terms: ContractTerms }) {
  const lanes = terms.pointRates.map((lane) => ({
    value: laneKey(lane),
    label: `${names[lane.fromLocationId] ?? '…'} → ${names[lane.toLocationId] ?? '…'}`,
  }));
  return (
    <>
      <SimpleGrid columns={2} columnGap="3" rowGap="3" alignItems="end" mb="3">
        <MeasureField name="distance" label={messages.distance} kind="distance" />
        {terms.mileageCalculationLocationId && (
          <MeasureField name="approach" label={messages.approach} kind="distance" />
        )}
        <NumberField name="loading" label={messages.loading} unit="h" />
        <NumberField name="unloading" label={messages.unloading} unit="h" />
        <NumberField name="transit" label={messages.transit} unit="h" />
        <MoneyField name="extra" label={messages.extra} />
        <MoneyField name="discount" label={messages.discount} />
        <Box pb="2">
          <SwitchField name="isBackhaul" label={messages.isBackhaul} />
        </Box>
      </SimpleGrid>
      {lanes.length > 0 && (
        <Box mb="3">
          <SelectField name="lane" label={messages.lane} options={lanes} placeholder={messages.noLane} />
        </Box>
      )}
    </>
  );
}

/** Prices an example trip while it is typed, and shows what made each line. */
export function TryPanel({ terms, names, ask }: TryPanelProps) {
  return (
    <Section title={messages.title}>
      <Text mt="-1.5" mb="4" textStyle="sm" color="fg.muted">
        <FormattedMessage {...(terms ? messages.lead : messages.incomplete)} />
      </Text>
      {terms && (
        <Form schema={triedSchema} onSubmit={nothing}>
          <Example terms={terms} names={names} />
          <Box role="status" aria-live="polite">
            <Result terms={terms} ask={ask} />
          </Box>
        </Form>
      )}
    </Section>
  );
}
