import { useId, useRef } from 'react';
import { Box, VisuallyHidden } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import { useFiltering } from './context.ts';
import { ChoiceList } from '../picker/choice-list.tsx';
import { ComboboxInput } from '../picker/combobox-input.tsx';
import type { Source } from '../picker/source.ts';
import { useChoices } from '../picker/use-choices.ts';
import { useCombobox, useTyping } from '../picker/use-combobox.ts';
import { useSuffixes } from '../picker/use-suffixes.ts';

/** Adds some of a long list of the server to a filter that holds several, or takes them away. What is chosen is shown by whoever stands around. */
export function ChoicesFilter<Row>({ name, label, source }: { name: string; label: Words; source: Source<Row> }) {
  const { valuesOf, toggle } = useFiltering();
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const typing = useTyping();
  const found = useChoices(source, typing);
  const suffixOf = useSuffixes(
    source,
    found.choices.map(({ value }) => value),
  );
  const chosen = valuesOf(name);
  const combobox = useCombobox({
    typing,
    choices: found.choices,
    name: '',
    onChoose: ({ value }) => toggle(name, value),
    onEndReached: found.loadMore,
    staysOpen: true,
  });
  return (
    <Box>
      <VisuallyHidden id={`${id}-label`}>{say(label)}</VisuallyHidden>
      <ComboboxInput
        combobox={combobox}
        field={field}
        placeholder={label}
        size="sm"
        onLeave={() => undefined}
        control={{ id, name, 'aria-labelledby': `${id}-label` }}
      >
        <ChoiceList
          {...found}
          suffixOf={suffixOf}
          combobox={combobox}
          field={field}
          labelledBy={`${id}-label`}
          isChosen={({ value }) => chosen.includes(value)}
          isMulti
        />
      </ComboboxInput>
    </Box>
  );
}
