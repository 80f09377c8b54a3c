import { Combobox, createListCollection } from '@chakra-ui/react';
import { useState } from 'react';
import { Flex, IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../form/field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { messages } from './picker.messages.ts';
import type { Source } from './source.ts';
import { useChoices } from './use-choices.ts';

type MultiSelectFieldProps<Row> = FieldProps & {
  source: Source<Row>;
  /** What the values are called that the form began with. */
  chosen?: readonly Choice[];
  /** Told with a row that a person adds. */
  onChoose?: (row: Row) => void;
};

/** Several of a long list of the server. */
export function MultiSelectField<Row>({ source, chosen = [], onChoose, ...frame }: MultiSelectFieldProps<Row>) {
  const say = useSay();
  const { value, setValue, leave, ...state } = useFieldState<string[]>(frame);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const { rows, choices, ...list } = useChoices(source, typed, isOpen);
  const named = [...picked, ...chosen, ...choices];
  const nameOf = (of: string) => named.find((choice) => choice.value === of && choice.label)?.label ?? '…';

  const put = (next: string[]) => {
    const added = choices.findIndex((choice) => next.includes(choice.value) && !value.includes(choice.value));
    const choice = choices[added];
    const row = rows[added];
    if (choice) setPicked([...picked, choice]);
    setTyped('');
    setValue(next);
    if (row) onChoose?.(row);
  };
  return (
    <FieldFrame {...frame} state={state}>
      <Combobox.Root
        multiple closeOnSelect={false} selectionBehavior="clear" collection={createListCollection({ items: [...choices] })} ids={{ input: state.control.id }} disabled={frame.disabled}
        openOnClick inputBehavior="autohighlight" positioning={{ sameWidth: true }} lazyMount unmountOnExit value={value} inputValue={typed}
        onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setTyped(inputValue)}
        onValueChange={(details) => put(details.value)} onOpenChange={({ open }) => setOpen(open)}
        onHighlightChange={({ highlightedValue }) => highlightedValue && highlightedValue === choices.at(-1)?.value && list.loadMore()}
      >
        {value.length > 0 && (
          <Flex as="ul" wrap="wrap" gap="1" mb="1.5">
            {value.map((one) => <Chip key={one} name={nameOf(one)} disabled={frame.disabled} onRemove={() => setValue(value.filter((other) => other !== one))} />)}
          </Flex>
        )}
        <Combobox.Control>
          <Combobox.Input {...state.control} autoComplete="off" placeholder={say(messages.add)} onBlur={leave} />
          <Combobox.IndicatorGroup>
            <Combobox.Trigger asChild>
              <IconButton size="2xs" variant="ghost" aria-label={say(messages.open)}><Icon name="chevron-down" /></IconButton>
            </Combobox.Trigger>
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <ChoiceList choices={choices} typed={typed} {...list} />
      </Combobox.Root>
    </FieldFrame>
  );
}

function Chip({ name, disabled, onRemove }: { name: string; disabled: boolean | undefined; onRemove: () => void }) {
  const say = useSay();
  return (
    <Flex as="li" align="center" h="6" ps="2" pe="0.5" gap="0.5" maxW="full" borderRadius="sm" bg="accent.subtle" color="accent.fg" textStyle="sm" fontWeight="medium">
      <span>{name}</span>
      {!disabled && (
        <IconButton type="button" size="2xs" h="5" minW="5" variant="ghost" color="inherit" aria-label={say(fill(messages.remove, { name }))} onClick={onRemove}><Icon name="close" size={13} /></IconButton>
      )}
    </Flex>
  );
}
