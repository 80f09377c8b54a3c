import { useId, useRef } from 'react';
import { Box, VisuallyHidden } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import type { OptionSource } from '../../data/option-source.ts';
import { ComboboxInput } from '../../picker/combobox-input.tsx';
import { OptionList } from '../../picker/option-list.tsx';
import { useCombobox, useComboboxInput } from '../../picker/use-combobox.ts';
import { useOptionSuffixes } from '../../picker/use-option-suffixes.ts';
import { useSourceOptions } from '../../picker/use-source-options.ts';
import { useListFilters } from './filter-context.ts';

type MultiComboboxFilterProps<Row> = { name: string; label: Message; source: OptionSource<Row> };

/** Adds options of a long list of the server to a filter with several values, or removes them. The selected options are shown elsewhere. */
export function MultiComboboxFilter<Row>({ name, label, source }: MultiComboboxFilterProps<Row>) {
  const { getValues, toggleFilterValue } = useListFilters();
  const formatMessage = useFormatMessage();
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const input = useComboboxInput();
  const { options, findRow: _findRow, ...loading } = useSourceOptions(source, input);
  const getSuffix = useOptionSuffixes(
    source,
    options.map(({ value }) => value),
  );
  const selectedValues = getValues(name);
  const combobox = useCombobox({
    input,
    options,
    selectedLabel: '',
    onSelect: ({ value }) => toggleFilterValue(name, value),
    onEndReached: loading.loadMore,
    keepOpen: true,
  });
  return (
    <Box>
      <VisuallyHidden id={`${id}-label`}>{formatMessage(label)}</VisuallyHidden>
      <ComboboxInput
        combobox={combobox}
        fieldRef={fieldRef}
        placeholder={label}
        size="sm"
        onLeave={() => undefined}
        control={{ id, name, 'aria-labelledby': `${id}-label` }}
      >
        <OptionList
          {...loading}
          options={options}
          getSuffix={getSuffix}
          combobox={combobox}
          fieldRef={fieldRef}
          labelId={`${id}-label`}
          isSelected={({ value }) => selectedValues.includes(value)}
          isMulti
        />
      </ComboboxInput>
    </Box>
  );
}
