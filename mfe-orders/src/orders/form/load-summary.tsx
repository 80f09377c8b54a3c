import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderInput } from 'shared-contracts/orders';
import { Box, Fact, Facts, Stack, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { CapacityBar, Measure } from 'shared-ui/format';
import { wholeLists } from './choices.api.ts';
import { useKnown, type Known, type Piece } from './known.tsx';
import { cargo as messages } from './order-form.messages.ts';
import { fields } from './orders.messages.ts';

const sumOf = (items: OrderInput['cargoItems'], known: Known, kind: keyof Piece) =>
  items.reduce((sum, { cargoId, quantity }) => sum + (known[cargoId]?.piece?.[kind] ?? 0) * (Number(quantity) || 0), 0);

/** What the entered cargo weighs and takes, and how full it makes the wanted vehicles. */
export function LoadSummary() {
  const [items] = useFormValue<OrderInput['cargoItems']>('cargoItems');
  const [typeIds] = useFormValue<string[]>('vehicleTypeIds');
  const { known } = useKnown();
  return <Load typeIds={typeIds} weight={sumOf(items, known, 'weight')} space={sumOf(items, known, 'space')} />;
}

/** Drawn again when its sums change, not with every key. */
const Load = memo(({ typeIds, weight, space }: { typeIds: string[] } & Piece) => {
  const types = useQuery({ ...wholeLists.vehicleTypes, enabled: typeIds.length > 0 });
  return (
    <Stack gap="5" aria-live="polite">
      <Facts>
        <Fact label={fields.totalWeight}>
          <Measure value={weight} kind="weight" />
        </Fact>
        <Fact label={fields.totalSpace}>
          <Measure value={space} kind="space" />
        </Fact>
      </Facts>
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
              <CapacityBar of={name} label={fields.weight} kind="weight" load={weight} capacity={Number(maxWeight)} />
              <CapacityBar of={name} label={fields.space} kind="space" load={space} capacity={Number(averageSpace)} />
            </Stack>
          </Box>
        ))}
    </Stack>
  );
});
