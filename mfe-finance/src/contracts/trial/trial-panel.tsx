import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { TrialTrip } from 'shared-contracts/finance/rated-trips';
import { Box, ErrorState, Section, SimpleGrid, Skeleton, Text, useDebounced, useFormatMessage } from 'shared-ui';
import { Form, MeasureField, MoneyField, NumberField, SelectField, SwitchField, useFormValues } from 'shared-ui/form';
import { DayField } from 'shared-ui/picker';
import { ratingRuleMessages } from 'shared-ui/bill-lines';
import { contractQueries } from '../contracts.api.ts';
import { TrialResult } from './trial-result.tsx';
import type { Names } from '../terms.ts';
import { getLaneKey, toTrialTrip, trialSchema, type TrialFormValues } from './trial-trip.ts';
import { messages } from './trial.messages.ts';
import { unitMessages } from '../unit.messages.ts';

type CreateTrialRequest = (trip: TrialTrip) => Parameters<typeof contractQueries.trial>[0];
type TrialPanelProps = {
  /** Undefined while the terms are incomplete. */
  terms: ContractTerms | undefined;
  names: Names;
  createRequest: CreateTrialRequest;
  /** Names the version that is priced. */
  version?: ReactNode;
};

const noop = async () => undefined;

function TrialQuery({ terms, createRequest }: { terms: ContractTerms; createRequest: CreateTrialRequest }) {
  const formatMessage = useFormatMessage();
  const values = useDebounced(useFormValues<TrialFormValues>());
  const trip = toTrialTrip(values, terms, formatMessage(ratingRuleMessages.extraCharge));
  const trial = useQuery(contractQueries.trial(createRequest(trip)));
  if (trial.isError) return <ErrorState error={trial.error} />;
  if (!trial.data) return <Skeleton h="24" />;
  return (
    <Box aria-busy={trial.isFetching}>
      <TrialResult ratedTrip={trial.data} terms={terms} />
    </Box>
  );
}

function TrialFields({ terms, names }: Pick<TrialPanelProps, 'names'> & { terms: ContractTerms }) {
  const hours = useFormatMessage()(unitMessages.hours);
  const lanes = terms.pointRates.map((lane) => ({
    value: getLaneKey(lane),
    label: `${names[lane.fromLocationId] ?? '…'} → ${names[lane.toLocationId] ?? '…'}`,
  }));
  return (
    <>
      <SimpleGrid columns={2} columnGap="3" rowGap="3" alignItems="end" mb="3">
        <MeasureField name="distance" label={messages.distance} kind="distance" />
        {terms.mileageCalculationLocationId && (
          <MeasureField name="approach" label={messages.approach} kind="distance" />
        )}
        <NumberField name="loading" label={messages.loading} unit={hours} />
        <NumberField name="unloading" label={messages.unloading} unit={hours} />
        <NumberField name="transit" label={messages.transit} unit={hours} />
        <MoneyField name="extraCharge" label={messages.extra} />
        <MoneyField name="discount" label={messages.discount} />
        <Box pb="2">
          <SwitchField name="isBackhaul" label={messages.isBackhaul} />
        </Box>
      </SimpleGrid>
      {terms.dayRates && (
        <SimpleGrid columns={2} columnGap="3" alignItems="start" mb="3">
          <DayField name="pickupDay" label={messages.pickupDay} />
          <DayField name="deliveryDay" label={messages.deliveryDay} />
        </SimpleGrid>
      )}
      {terms.services && terms.services.length > 0 && (
        <SimpleGrid columns={2} columnGap="3" alignItems="end" mb="3">
          <SelectField
            name="service"
            label={messages.service}
            options={terms.services.map(({ name }) => ({ value: name, label: name }))}
            placeholder={messages.noService}
          />
          <NumberField name="serviceQuantity" label={messages.quantity} decimals={3} />
        </SimpleGrid>
      )}
      {lanes.length > 0 && (
        <Box mb="3">
          <SelectField name="lane" label={messages.lane} options={lanes} placeholder={messages.noLane} />
        </Box>
      )}
    </>
  );
}

/** Prices an example trip while typing and explains each charge. */
export function TrialPanel({ terms, names, createRequest, version }: TrialPanelProps) {
  return (
    <Section title={messages.title}>
      <Text mt="-1.5" mb="4" textStyle="sm" color="fg.muted">
        <FormattedMessage {...(terms ? messages.lead : messages.incomplete)} />
      </Text>
      {version}
      {terms && (
        <Form schema={trialSchema} onSubmit={noop}>
          <TrialFields terms={terms} names={names} />
          <Box role="status" aria-live="polite">
            <TrialQuery terms={terms} createRequest={createRequest} />
          </Box>
        </Form>
      )}
    </Section>
  );
}
