import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Text } from '../base/chakra.ts';
import { Select } from '../base/controls.tsx';
import { useSay, type Words } from '../base/words.ts';
import { choicesOf, type Choices } from '../form/choices.ts';
import { DateInput } from '../picker/date-input.tsx';
import { useDays } from '../picker/days.ts';
import { useFiltering } from './context.ts';
import { messages } from './list.messages.ts';

type FilterProps = { name: string; label: Words; options: Choices };

/** In a dialog the label stands above, in the bar the control says it. */
export function Labelled({ label, children }: { label: Words; children: ReactNode }) {
  const { stacked } = useFiltering();
  if (!stacked) return children;
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" mb="1" aria-hidden>
        <FormattedMessage {...label} />
      </Text>
      {children}
    </Box>
  );
}

/** On a phone two of them share a line. */
const IN_BAR = { w: 'auto', flex: { base: '1 1 7.5rem', md: 'none' }, maxW: { md: '56' } } as const;

export function SelectFilter({ name, label, options }: FilterProps) {
  const { valueOf, filter, stacked } = useFiltering();
  const say = useSay();
  const value = valueOf(name) ?? '';
  return (
    <Labelled label={label}>
      <Select
        controlSize={stacked ? 'md' : 'sm'}
        {...(stacked ? { w: 'full' } : IN_BAR)}
        aria-label={say(label)}
        value={value}
        onChange={(event) => filter({ [name]: event.target.value })}
        {...(value && !stacked && { bg: 'accent.subtle', color: 'accent.fg' })}
      >
        <option value="">{say(stacked ? messages.any : label)}</option>
        {choicesOf(options, say).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Labelled>
  );
}

/** Two days. The address and the query hold the first second of the one and the last of the other, as unix seconds. */
export function DateRangeFilter({ from, to, label }: { from: string; to: string; label: Words }) {
  const { valueOf, filter, stacked } = useFiltering();
  const say = useSay();
  const { dayOf, startOf, endOf } = useDays();
  const dayIn = (name: string) => (valueOf(name) ? dayOf(Number(valueOf(name))) : '');
  const put = (name: string, at: number | undefined) => filter({ [name]: at?.toString() });
  return (
    <Labelled label={label}>
      <Flex
        role="group"
        aria-label={say(label)}
        align="center"
        gap="1"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        w={{ base: 'full', md: stacked ? 'full' : 'auto' }}
      >
        {!stacked && (
          <Text textStyle="sm" color="fg.muted" w={{ base: 'full', md: 'auto' }}>
            <FormattedMessage {...label} />
          </Text>
        )}
        <DateInput
          size={stacked ? 'md' : 'sm'}
          label={messages.from}
          value={dayIn(from)}
          onValue={(day) => put(from, day ? startOf(day) : undefined)}
        />
        <Text color="fg.muted" aria-hidden>
          –
        </Text>
        <DateInput
          size={stacked ? 'md' : 'sm'}
          label={messages.to}
          value={dayIn(to)}
          onValue={(day) => put(to, day ? endOf(day) : undefined)}
        />
      </Flex>
    </Labelled>
  );
}

/** Views of one list side by side: my, partner, archive. The usual one is the first, if nothing else is said. */
export function ViewFilter({ name, label, options, usual }: FilterProps & { usual?: string }) {
  const { valueOf, filter } = useFiltering();
  const say = useSay();
  const views = choicesOf(options, say);
  const first = usual ?? views[0]?.value;
  const current = valueOf(name) ?? first;
  const choose = (value: string) => filter({ [name]: value === first ? undefined : value });
  return (
    <Flex role="group" aria-label={say(label)} wrap="wrap" p="0.5" gap="0.5" bg="bg.subtle" borderRadius="md">
      {views.map(({ value, label: view }) => (
        <Button
          key={value}
          size="xs"
          variant="ghost"
          aria-pressed={value === current}
          onClick={() => choose(value)}
          _pressed={{ bg: 'bg.surface', color: 'fg.default', borderColor: 'border.subtle' }}
        >
          {view}
        </Button>
      ))}
    </Flex>
  );
}
