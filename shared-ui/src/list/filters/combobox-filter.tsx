import { useId, useRef, useState } from 'react';
import { Box, VisuallyHidden } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';
import { useFiltering } from './context.ts';
import { Labelled } from './filters.tsx';
import { ChoiceList } from '../picker/choice-list.tsx';
import { ComboboxInput } from '../picker/combobox-input.tsx';
import type { Source } from '../picker/source.ts';
import { useChoices } from '../picker/use-choices.ts';
import { useCombobox, useTyping } from '../picker/use-combobox.ts';
import { useSuffixes, withSuffix } from '../picker/use-suffixes.ts';

type ChoiceFilterProps<Row> = {
  name: string;
  label: Words;
  source: Source<Row>;
  /** What the value of the address is called, as far as it is known; else the filter says that something is chosen. */
  chosen?: Choice | null | undefined;
};

/** A filter of a list by one of a long list of the server. The address holds the choice's value. */
export function ChoiceFilter<Row>({ name, label, source, chosen }: ChoiceFilterProps<Row>) {
  const { valueOf, filter, stacked } = useFiltering();
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Choice>();
  const typing = useTyping();
  const found = useChoices(source, typing);
  const value = valueOf(name);
  const current = [picked, chosen, ...found.choices].find((choice) => choice?.value === value);
  const suffixOf = useSuffixes(source, [value ?? [], found.choices.map((choice) => choice.value)].flat());
  const put = (choice: Choice | undefined) => {
    setPicked(choice);
    filter({ [name]: choice?.value });
  };
  const shown = value ? withSuffix(current?.label ?? '…', suffixOf(value)) : '';
  const combobox = useCombobox({
    typing,
    choices: found.choices,
    name: shown,
    onChoose: put,
    onEmptied: () => put(undefined),
    onEndReached: found.loadMore,
  });
  return (
    <Labelled label={label}>
      <Box w={stacked ? 'full' : { base: 'full', sm: '56' }}>
        <VisuallyHidden id={`${id}-label`}>{say(label)}</VisuallyHidden>
        <ComboboxInput
          combobox={combobox}
          field={field}
          placeholder={label}
          size={stacked ? 'md' : 'sm'}
          onLeave={() => undefined}
          onClear={value ? () => put(undefined) : undefined}
          control={{ id, name, 'aria-labelledby': `${id}-label` }}
        >
          <ChoiceList
            {...found}
            suffixOf={suffixOf}
            combobox={combobox}
            field={field}
            labelledBy={`${id}-label`}
            isChosen={(choice) => choice.value === value}
          />
        </ComboboxInput>
      </Box>
    </Labelled>
  );
}
