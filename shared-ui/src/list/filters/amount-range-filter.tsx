import { useId, useState } from 'react';
import { Box, Flex, Text } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { DecimalInput } from '../../form/fields/decimal-input.tsx';
import { messages } from '../list.messages.ts';
import { useListFilters } from './filter-context.ts';
import { FilterLabel } from './basic-filters.tsx';

const DECIMALS = 2;

function AmountInput({ name, label }: { name: string; label: Message }) {
  const { getValue, setFilters } = useListFilters();
  const formatMessage = useFormatMessage();
  const id = useId();
  const [text, setText] = useState(() => getValue(name) ?? '');
  const change = (typed: string) => {
    setText(typed);
    setFilters({ [name]: typed.replace(/\.$/, '') || undefined });
  };
  return (
    <Box flex="1" minW="0">
      <DecimalInput
        id={id}
        aria-label={formatMessage(label)}
        decimals={DECIMALS}
        unit={undefined}
        text={text}
        onTextChange={change}
      />
    </Box>
  );
}

/**
 * The minimum and maximum amount, in the currency of each row. For use in `MoreFilters`, whose filters are applied
 * together.
 */
export function AmountRangeFilter({ min, max, label }: { min: string; max: string; label: Message }) {
  const formatMessage = useFormatMessage();
  return (
    <FilterLabel label={label}>
      <Flex role="group" aria-label={formatMessage(label)} align="center" gap="1" w="full">
        <AmountInput name={min} label={messages.from} />
        <Text color="fg.muted" aria-hidden>
          –
        </Text>
        <AmountInput name={max} label={messages.to} />
      </Flex>
    </FilterLabel>
  );
}
