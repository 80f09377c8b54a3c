import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { CONTRACT_TERMS_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Section, SimpleGrid, Text, type Message } from 'shared-ui';
import { MoneyField, NumberField, type RowColumn, SwitchField, useFormValue, VirtualRows } from 'shared-ui/form';
import { BandTable } from './band-table.tsx';
import { optionSources } from '../contract-options.api.ts';
import { bandMessages, buttons, helpTexts } from './contract-form.messages.ts';
import { emptyBand, emptyDiscount, emptyLane } from './contract-values.ts';
import { fields, sections } from '../fields.messages.ts';
import { NamedCombobox, useNames } from './named-fields.tsx';
import { TableRows, type TableField } from './table-rows.tsx';
import { useContractUnits } from './use-contract-units.ts';

export const Hint = ({ text }: { text: Message }) => (
  <Text mt="-1.5" mb="4" maxW="prose" textStyle="sm" color="fg.muted">
    <FormattedMessage {...text} />
  </Text>
);

type Columns = Readonly<Record<string, TableField>>;
const distanceGapMessages = { gap: bandMessages.gap, open: bandMessages.open };

export function DistanceRatesFields() {
  const { currency, distance } = useContractUnits();
  const columns = useMemo(
    (): Columns => ({
      from: { label: fields.from, field: (props) => <NumberField {...props} decimals={3} unit={distance} /> },
      to: { label: fields.to, field: (props) => <NumberField {...props} decimals={3} unit={distance} /> },
      value: { label: fields.value, width: 1.2, field: (props) => <MoneyField {...props} unit={currency} /> },
      backhaulRate: {
        label: fields.backhaulRate,
        width: 1.2,
        field: (props) => <MoneyField {...props} unit={currency} />,
      },
      backhaulPercentage: {
        label: fields.backhaulPercentage,
        field: (props) => <NumberField {...props} decimals={4} unit="%" />,
      },
      minDistance: {
        label: fields.minDistance,
        field: (props) => <NumberField {...props} decimals={3} unit={distance} />,
      },
    }),
    [currency, distance],
  );
  return (
    <Section title={sections.distanceRates}>
      <Hint text={helpTexts.distanceRates} />
      <BandTable
        name="terms.distanceRates"
        addLabel={buttons.addBand}
        emptyRow={emptyBand}
        max={CONTRACT_TERMS_LIMITS.distanceRates}
        columns={columns}
        unit={distance}
        gapMessages={distanceGapMessages}
      />
    </Section>
  );
}

export function DiscountsFields() {
  const { distance } = useContractUnits();
  const columns = useMemo(
    (): Columns => ({
      distance: { label: fields.distance, field: (props) => <NumberField {...props} decimals={3} unit={distance} /> },
      percentage: { label: fields.percentage, field: (props) => <NumberField {...props} decimals={4} unit="%" /> },
    }),
    [distance],
  );
  return (
    <Section title={sections.distanceDiscounts}>
      <Hint text={helpTexts.distanceDiscounts} />
      <Box maxW="28rem">
        <TableRows
          name="terms.distanceDiscounts"
          addLabel={buttons.addDiscount}
          emptyRow={emptyDiscount}
          max={CONTRACT_TERMS_LIMITS.distanceDiscounts}
          columns={columns}
        />
      </Box>
    </Section>
  );
}

export function FlatTripFields() {
  const { currency } = useContractUnits();
  const [isOn] = useFormValue<boolean>('terms.hasFlatTrip');
  return (
    <Section title={sections.flatTrip}>
      <SwitchField name="terms.hasFlatTrip" label={buttons.hasFlatTrip} help={helpTexts.flatTrip} />
      {isOn && (
        <SimpleGrid mt="4" columns={{ base: 1, md: 2 }} columnGap="5" rowGap="4" alignItems="start">
          <MoneyField name="terms.flatTripRate" label={fields.flatTripRate} unit={currency} />
          <MoneyField
            name="terms.flatTripBackhaulRate"
            label={fields.flatTripBackhaulRate}
            unit={currency}
            help={helpTexts.backhaulZero}
          />
        </SimpleGrid>
      )}
    </Section>
  );
}

type Lane = typeof emptyLane;

export function LanesFields() {
  const { currency } = useContractUnits();
  const names = useNames();
  const toSearchText = ({ fromLocationId, toLocationId, flatRate, backhaulRate }: Lane) =>
    [names[fromLocationId], names[toLocationId], flatRate, backhaulRate].join(' ');
  const columns = useMemo(
    (): Readonly<Record<string, RowColumn>> => ({
      fromLocationId: {
        label: fields.fromLocationId,
        width: 3,
        isWide: true,
        field: (props) => <NamedCombobox {...props} source={optionSources.locations} />,
      },
      toLocationId: {
        label: fields.toLocationId,
        width: 3,
        isWide: true,
        field: (props) => <NamedCombobox {...props} source={optionSources.locations} />,
      },
      flatRate: { label: fields.flatRate, width: 2.8, field: (props) => <MoneyField {...props} unit={currency} /> },
      backhaulRate: {
        label: fields.backhaulRate,
        width: 2.8,
        field: (props) => <MoneyField {...props} unit={currency} />,
      },
    }),
    [currency],
  );
  return (
    <Section title={sections.pointRates}>
      <Hint text={helpTexts.pointRates} />
      <VirtualRows
        name="terms.pointRates"
        label={sections.pointRates}
        addLabel={buttons.addLane}
        searchLabel={buttons.searchLanes}
        toSearchText={toSearchText}
        emptyRow={emptyLane}
        max={CONTRACT_TERMS_LIMITS.pointRates}
        columns={columns}
      />
    </Section>
  );
}
