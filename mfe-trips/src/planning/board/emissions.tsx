import { FormattedMessage } from 'react-intl';
import type { Suggestion } from 'shared-contracts/trips/planner';
import { chakra, Stack, Text } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { RichMessage } from '../rich-message.tsx';
import { emissionMessages as messages } from './board.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** The emissions of a trip, and the share of each order. */
export function Emissions({ emissions, orders }: Pick<Suggestion, 'emissions' | 'orders'>) {
  if (emissions === undefined) return null;
  return (
    <chakra.details textStyle="xs">
      <chakra.summary cursor="pointer" color="fg.muted" fontVariantNumeric="tabular-nums">
        <RichMessage message={messages.trip} values={{ weight: <Measure value={emissions} kind="weight" /> }} />
      </chakra.summary>
      <Stack as="ul" gap="0.5" mt="1" ps="4" listStyleType="disc" fontVariantNumeric="tabular-nums">
        {orders.map(({ id, emissions: share, ...order }) => (
          <li key={id}>
            {formatOrderNumber(order)}: {share !== undefined && <Measure value={share} kind="weight" />}
          </li>
        ))}
      </Stack>
      <Text mt="1" color="fg.muted">
        <FormattedMessage {...messages.note} />
      </Text>
    </chakra.details>
  );
}
