import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { Box, DescriptionItem, DescriptionList, Stack, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { CapacityBar, Measure } from 'shared-ui/format';
import { optionLists } from '../order-options.api.ts';
import { useReferenceData, type ReferenceRecords, type PieceMeasures } from './reference-data.tsx';
import { cargo as messages } from './order-form.messages.ts';
import { fields } from '../orders.messages.ts';

const sumMeasure = (items: OrderInput['cargoItems'], records: ReferenceRecords, kind: keyof PieceMeasures) =>
  items.reduce(
    (sum, { cargoId, quantity }) => sum + (records[cargoId]?.piece?.[kind] ?? 0) * (Number(quantity) || 0),
    0,
  );

/** Weight and space of the entered cargo, and the utilization of the selected vehicle types. */
export function LoadSummary() {
  const [items] = useFormValue<OrderInput['cargoItems']>('cargoItems');
  const [typeIds] = useFormValue<string[]>('vehicleTypeIds');
  const { records } = useReferenceData();
  return (
    <LoadDetails
      typeIds={typeIds}
      weight={sumMeasure(items, records, 'weight')}
      space={sumMeasure(items, records, 'space')}
    />
  );
}

/** Memoized, so that it renders only when the totals change. */
const LoadDetails = memo(({ typeIds, weight, space }: { typeIds: string[] } & PieceMeasures) => {
  const types = useQuery({ ...optionLists.vehicleTypes, enabled: typeIds.length > 0 });
  return (
    <Stack gap="5" aria-live="polite">
      <DescriptionList>
        <DescriptionItem label={fields.totalWeight}>
          <Measure value={weight} kind="weight" />
        </DescriptionItem>
        <DescriptionItem label={fields.totalSpace}>
          <Measure value={space} kind="space" />
        </DescriptionItem>
      </DescriptionList>
      {typeIds.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noTypes} />
        </Text>
      )}
      {types.data
        ?.filter(({ id }) => typeIds.includes(id))
        .map(({ id, name, maxWeight, averageSpace }) => (
          <Box key={id}>
            <Text mb="2" fontWeight="medium">
              {name}
            </Text>
            <Stack gap="2">
              <CapacityBar name={name} label={fields.weight} kind="weight" load={weight} capacity={Number(maxWeight)} />
              <CapacityBar name={name} label={fields.space} kind="space" load={space} capacity={Number(averageSpace)} />
            </Stack>
          </Box>
        ))}
    </Stack>
  );
});
