import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Section, SimpleGrid, Text, type Words } from 'shared-ui';
import { MoneyField, NumberField, SwitchField, useFormValue } from 'shared-ui/form';
import { BandTable } from './band-table.tsx';
import { choices } from './choices.api.ts';
import { bandMessages, buttons, help } from './contract-form.messages.ts';
import { emptyBand, emptyDiscount, emptyLane } from './contract-values.ts';
import { fields, sections } from './fields.messages.ts';
import { Picker } from './names.tsx';
import { TableRows, type TableField } from './table-rows.tsx';
import { useContractUnits } from './use-contract-units.ts';

export const Hint = ({ text }: { text: Words }) => (
  <Text mt="-1.5" mb="4" maxW="prose" textStyle="sm" color="fg.muted">
    <FormattedMessage {...text} />
  </Text>
);

type Columns = Readonly<Record<string, TableField>>;
const GAPS = { gap: bandMessages.gap, open: bandMessages.open };

export function DistanceRatesFields() {
  const { currency, distance } = useContractUnits();
  const columns = useMemo(
    (): Columns => ({
      from: { label: fields.from, field: (frame) => <NumberField {...frame} decimals={3} unit={distance} /> },
      to: { label: fields.to, field: (frame) => <NumberField {...frame} decimals={3} unit={distance} /> },
      value: { label: fields.value, width: 1.2, field: (frame) => <MoneyField {...frame} unit={currency} /> },
      backhaulRate: {
        label: fields.backhaulRate,
        width: 1.2,
        field: (frame) => <MoneyField {...frame} unit={currency} />,
      },
      backhaulPercentage: {
        label: fields.backhaulPercentage,
        field: (frame) => <NumberField {...frame} decimals={4} unit="%" />,
      },
      minDistance: {
        label: fields.minDistance,
        field: (frame) => <NumberField {...frame} decimals={3} unit={distance} />,
      },
    }),
    [currency, distance],
  );
  return (
    <Section title={sections.distanceRates}>
      <Hint text={help.distanceRates} />
      <BandTable
        name="terms.distanceRates"
        add={buttons.addBand}
        empty={emptyBand}
        max={100}
        columns={columns}
        unit={distance}
        gaps={GAPS}
      />
    </Section>
  );
}

export function DiscountsFields() {
  const { distance } = useContractUnits();
  const columns = useMemo(
    (): Columns => ({
      distance: { label: fields.distance, field: (frame) => <NumberField {...frame} decimals={3} unit={distance} /> },
      percentage: { label: fields.percentage, field: (frame) => <NumberField {...frame} decimals={4} unit="%" /> },
    }),
    [distance],
  );
  return (
    <Section title={sections.distanceDiscounts}>
      <Hint text={help.distanceDiscounts} />
      <Box maxW="28rem">
        <TableRows
          name="terms.distanceDiscounts"
          add={buttons.addDiscount}
          empty={emptyDiscount}
          max={50}
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
      <SwitchField name="terms.hasFlatTrip" label={buttons.hasFlatTrip} help={help.flatTrip} />
      {isOn && (
        <SimpleGrid mt="4" columns={{ base: 1, md: 2 }} columnGap="5" rowGap="4" alignItems="start">
          <MoneyField name="terms.flatTripRate" label={fields.flatTripRate} unit={currency} />
          <MoneyField
            name="terms.flatTripBackhaulRate"
            label={fields.flatTripBackhaulRate}
            unit={currency}
            help={help.backhaulZero}
          />
        </SimpleGrid>
      )}
    </Section>
  );
}

/** A thousand lanes are a few thousand fields: too many to draw at once. */
const LANES_DRAWN = 20;

export function LanesFields() {
  const { currency } = useContractUnits();
  const columns = useMemo(
    (): Columns => ({
      fromLocationId: {
        label: fields.fromLocationId,
        width: 2,
        field: (frame) => <Picker {...frame} source={choices.locations} />,
      },
      toLocationId: {
        label: fields.toLocationId,
        width: 2,
        field: (frame) => <Picker {...frame} source={choices.locations} />,
      },
      flatRate: { label: fields.flatRate, width: 1.7, field: (frame) => <MoneyField {...frame} unit={currency} /> },
      backhaulRate: {
        label: fields.backhaulRate,
        width: 1.7,
        field: (frame) => <MoneyField {...frame} unit={currency} />,
      },
    }),
    [currency],
  );
  return (
    <Section title={sections.pointRates}>
      <Hint text={help.pointRates} />
      <TableRows
        name="terms.pointRates"
        add={buttons.addLane}
        empty={emptyLane}
        max={1_000}
        pageSize={LANES_DRAWN}
        columns={columns}
      />
    </Section>
  );
}
