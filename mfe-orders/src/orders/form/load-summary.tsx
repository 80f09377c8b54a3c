import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { Box, DescriptionItem, DescriptionList, Stack, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { LoadBars, Measure } from 'shared-ui/format';
import { optionLists } from '../order-options.api.ts';
import { useReferenceData, type ReferenceRecords, type PieceMeasures } from './reference-data.tsx';
import { cargo as messages } from './order-form.messages.ts';
import { fields } from '../orders.messages.ts';

/** Undefined if no cargo has a known value. */
function sumNonNull(items: OrderInput['cargoItems'], records: ReferenceRecords, kind: keyof PieceMeasures) {
  const measures = items.flatMap(({ cargoId, quantity }) => {
    const measure = records[cargoId]?.piece?.[kind];
    return measure === undefined ? [] : [measure * (Number(quantity) || 0)];
  });
  return measures.length === 0 ? undefined : measures.reduce((sum, measure) => sum + measure, 0);
}

/** The space that the entered cargo needs, and the utilization of the selected vehicle types. */
export function LoadSummary() {
  const [items] = useFormValue<OrderInput['cargoItems']>('cargoItems');
  const [typeIds] = useFormValue<string[]>('vehicleTypeIds');
  const { records } = useReferenceData();
  return (
    <LoadDetails
      typeIds={typeIds}
      weight={sumNonNull(items, records, 'weight') ?? 0}
      space={sumNonNull(items, records, 'space') ?? 0}
      palletPlaces={sumNonNull(items, records, 'palletPlaces')}
      loadingMeters={sumNonNull(items, records, 'loadingMeters')}
    />
  );
}

type LoadDetailsProps = {
  typeIds: string[];
  weight: number;
  space: number;
  palletPlaces: number | undefined;
  loadingMeters: number | undefined;
};

/** Memoized, so that it renders only when the totals change. */
const LoadDetails = memo(({ typeIds, ...load }: LoadDetailsProps) => {
  const types = useQuery({ ...optionLists.vehicleTypes, enabled: typeIds.length > 0 });
  return (
    <Stack gap="5" aria-live="polite">
      <DescriptionList>
        <DescriptionItem label={fields.totalWeight}>
          <Measure value={load.weight} kind="weight" />
        </DescriptionItem>
        <DescriptionItem label={fields.totalSpace}>
          <Measure value={load.space} kind="space" />
        </DescriptionItem>
        {load.palletPlaces !== undefined && (
          <DescriptionItem label={fields.totalPalletPlaces}>
            <Measure value={load.palletPlaces} kind="palletPlaces" />
          </DescriptionItem>
        )}
        {load.loadingMeters !== undefined && (
          <DescriptionItem label={fields.totalLoadingMeters}>
            <Measure value={load.loadingMeters} kind="loadingMeters" />
          </DescriptionItem>
        )}
      </DescriptionList>
      {typeIds.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noTypes} />
        </Text>
      )}
      {types.data
        ?.filter(({ id }) => typeIds.includes(id))
        .map(({ id, name, maxWeight, averageSpace, palletPlaces, loadingMeters }) => (
          <Box key={id}>
            <Text mb="2" fontWeight="medium">
              {name}
            </Text>
            <Stack gap="2">
              <LoadBars
                name={name}
                load={load}
                capacity={{ weight: maxWeight, space: averageSpace, palletPlaces, loadingMeters }}
              />
            </Stack>
          </Box>
        ))}
    </Stack>
  );
});
