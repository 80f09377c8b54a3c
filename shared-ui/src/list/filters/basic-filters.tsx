import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Text } from '../../base/chakra.ts';
import { Select } from '../../base/controls.tsx';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { toOptionList, type Options } from '../../base/options.ts';
import { DateInput } from '../../picker/date-input.tsx';
import { useDayConversion } from '../../format/day-conversion.ts';
import { useListFilters } from './filter-context.ts';
import { messages } from '../list.messages.ts';

type FilterProps = { name: string; label: Message; options: Options };

/** Shows the label above the control in a dialog; in the filter bar the control includes it. */
export function FilterLabel({ label, children }: { label: Message; children: ReactNode }) {
  const { isStacked } = useListFilters();
  if (!isStacked) return children;
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" mb="1" aria-hidden>
        <FormattedMessage {...label} />
      </Text>
      {children}
    </Box>
  );
}

/** On small screens two controls share a line. */
const BAR_STYLE = { w: 'auto', flex: { base: '1 1 7.5rem', md: 'none' }, maxW: { md: '56' } } as const;

export function SelectFilter({ name, label, options }: FilterProps) {
  const { getValue, setFilters, isStacked } = useListFilters();
  const formatMessage = useFormatMessage();
  const value = getValue(name) ?? '';
  return (
    <FilterLabel label={label}>
      <Select
        controlSize={isStacked ? 'md' : 'sm'}
        {...(isStacked ? { w: 'full' } : BAR_STYLE)}
        aria-label={formatMessage(label)}
        value={value}
        onChange={(event) => setFilters({ [name]: event.target.value })}
        {...(value && !isStacked && { bg: 'accent.subtle', color: 'accent.fg' })}
      >
        <option value="">{formatMessage(isStacked ? messages.any : label)}</option>
        {toOptionList(options, formatMessage).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FilterLabel>
  );
}

/** Two days. Stored as unix seconds of the first second of `from` and the last second of `to`. */
export function DateRangeFilter({ from, to, label }: { from: string; to: string; label: Message }) {
  const { getValue, setFilters, isStacked } = useListFilters();
  const formatMessage = useFormatMessage();
  const { toDay, toStartOfDay, toEndOfDay } = useDayConversion();
  const getDay = (name: string) => (getValue(name) ? toDay(Number(getValue(name))) : '');
  const setTime = (name: string, time: number | undefined) => setFilters({ [name]: time?.toString() });
  return (
    <FilterLabel label={label}>
      <Flex
        role="group"
        aria-label={formatMessage(label)}
        align="center"
        gap="1"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        w={{ base: 'full', md: isStacked ? 'full' : 'auto' }}
      >
        {!isStacked && (
          <Text textStyle="sm" color="fg.muted" w={{ base: 'full', md: 'auto' }}>
            <FormattedMessage {...label} />
          </Text>
        )}
        <DateInput
          size={isStacked ? 'md' : 'sm'}
          label={messages.from}
          value={getDay(from)}
          onChange={(day) => setTime(from, day ? toStartOfDay(day) : undefined)}
        />
        <Text color="fg.muted" aria-hidden>
          –
        </Text>
        <DateInput
          size={isStacked ? 'md' : 'sm'}
          label={messages.to}
          value={getDay(to)}
          onChange={(day) => setTime(to, day ? toEndOfDay(day) : undefined)}
        />
      </Flex>
    </FilterLabel>
  );
}

/** Buttons for views of a list: my, partner, archive. `defaultValue` defaults to the first view. */
export function ViewFilter({ name, label, options, defaultValue }: FilterProps & { defaultValue?: string }) {
  const { getValue, setFilters } = useListFilters();
  const formatMessage = useFormatMessage();
  const views = toOptionList(options, formatMessage);
  const defaultView = defaultValue ?? views[0]?.value;
  const currentView = getValue(name) ?? defaultView;
  const select = (value: string) => setFilters({ [name]: value === defaultView ? undefined : value });
  return (
    <Flex role="group" aria-label={formatMessage(label)} wrap="wrap" p="0.5" gap="0.5" bg="bg.subtle" borderRadius="md">
      {views.map(({ value, label: view }) => (
        <Button
          key={value}
          size="xs"
          variant="ghost"
          aria-pressed={value === currentView}
          onClick={() => select(value)}
          _pressed={{ bg: 'bg.surface', color: 'fg.default', borderColor: 'border.subtle' }}
        >
          {view}
        </Button>
      ))}
    </Flex>
  );
}
