import { Combobox, createListCollection } from '@chakra-ui/react';
import { useState } from 'react';
import { IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../form/field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { messages } from './picker.messages.ts';
import type { Source } from './source.ts';
import { useChoices } from './use-choices.ts';

type ComboboxFieldProps<Row> = FieldProps & {
  source: Source<Row>;
  /** What the value is called that the form began with, or was given from outside. */
  chosen?: Choice | null;
  /** Told with the row when a person chooses, with nothing when they clear: for what depends on it, such as sums of the chosen cargo. */
  onChoose?: (row: Row | undefined) => void;
};

/** One of a long list of the server: searches from three characters, ten at a time. The value is the choice's. */
export function ComboboxField<Row>({ source, chosen, onChoose, ...frame }: ComboboxFieldProps<Row>) {
  const say = useSay();
  const { value, setValue, leave, ...state } = useFieldState<string | null>(frame);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [picked, setPicked] = useState<Choice>();
  const { rows, choices, ...list } = useChoices(source, typed ?? '', isOpen);
  const current = [picked, chosen, ...choices].find((choice) => choice?.label && choice.value === value);

  const put = (next: string | undefined) => {
    const at = choices.findIndex((choice) => choice.value === next);
    setPicked(choices[at]);
    setTyped(undefined);
    setValue(next ?? null);
    onChoose?.(rows[at]);
  };
  const toggle = (open: boolean) => {
    setOpen(open);
    if (open) return;
    if (typed === '' && value) put(undefined); // the whole text was taken away
    setTyped(undefined);
  };
  return (
    <FieldFrame {...frame} state={state}>
      <Combobox.Root
        collection={createListCollection({ items: [...choices] })} ids={{ input: state.control.id }} disabled={frame.disabled} openOnClick inputBehavior="autohighlight"
        positioning={{ sameWidth: true }} lazyMount unmountOnExit value={value ? [value] : []} inputValue={typed ?? current?.label ?? ''}
        onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setTyped(inputValue)}
        onValueChange={({ value: [next] }) => put(next)} onOpenChange={({ open }) => toggle(open)}
        onHighlightChange={({ highlightedValue }) => highlightedValue && highlightedValue === choices.at(-1)?.value && list.loadMore()}
      >
        <Combobox.Control>
          <Combobox.Input {...state.control} autoComplete="off" placeholder={say(messages.search)} onBlur={leave} />
          <Combobox.IndicatorGroup>
            {value && !frame.disabled && (
              <Combobox.ClearTrigger asChild>
                <IconButton size="2xs" variant="ghost" aria-label={say(messages.clear)}><Icon name="close" size={14} /></IconButton>
              </Combobox.ClearTrigger>
            )}
            <Combobox.Trigger asChild>
              <IconButton size="2xs" variant="ghost" aria-label={say(messages.open)}><Icon name="chevron-down" /></IconButton>
            </Combobox.Trigger>
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <ChoiceList choices={choices} typed={typed ?? ''} {...list} />
      </Combobox.Root>
    </FieldFrame>
  );
}
