import { FormattedMessage } from 'react-intl';
import type { OrderInput } from 'shared-contracts/orders';
import { Box, fill, Flex, Icon, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { useKnown, type Known, type KnownRow } from './known.tsx';
import { cargo as messages } from './order-form.messages.ts';

const takes = ({ company: one }: KnownRow, { company: other }: KnownRow) => !one || !other || one.type === other.type || one.allowed.includes(other.type);

/** Pairs that may not travel together, each once; of what is not known nothing is said before the order is sent. */
function apart(items: OrderInput['cargoItems'], known: Known): (readonly [first: string, second: string])[] {
  const cargos = [...new Set(items.map(({ cargoId }) => cargoId))].flatMap((id) => known[id] ?? []);
  return cargos.flatMap((second, at) => cargos.slice(0, at).filter((first) => !takes(first, second) || !takes(second, first)).map((first) => [first.name, second.name] as const));
}

/** Says while cargo is entered what the API would refuse when the order is sent. */
export function TravelNote() {
  const [items] = useFormValue<OrderInput['cargoItems']>('cargoItems');
  const { known } = useKnown();
  return (
    <Box aria-live="polite">
      {apart(items, known).map(([first, second]) => (
        <Flex key={`${first} ${second}`} align="center" gap="2" mt="1" color="status.bad.fg" fontWeight="medium">
          <Icon name="warning" size={14} /><Text><FormattedMessage {...fill(messages.apart, { first, second })} /></Text>
        </Flex>
      ))}
    </Box>
  );
}
