import { useId, useRef, useState } from 'react';
import { Box, VisuallyHidden } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import type { Option } from '../../base/options.ts';
import type { OptionSource } from '../../data/option-source.ts';
import { ComboboxInput } from '../../picker/combobox-input.tsx';
import { OptionList } from '../../picker/option-list.tsx';
import { useCombobox, useComboboxInput } from '../../picker/use-combobox.ts';
import { useOptionSuffixes, withSuffix } from '../../picker/use-option-suffixes.ts';
import { useSourceOptions } from '../../picker/use-source-options.ts';
import { FilterLabel } from './basic-filters.tsx';
import { useListFilters } from './filter-context.ts';
import { usePersonName } from '../../format/person-name.tsx';

type ComboboxFilterProps<Row> = {
  name: string;
  label: Message;
  source: OptionSource<Row>;
  /** The option of the value in the URL, if known; otherwise the filter shows `…`. */
  selectedOption?: Option | null | undefined;
};

/** Filters by one option of a long list of the server. The URL has the option's value. */
export function ComboboxFilter<Row>({ name, label, source, selectedOption }: ComboboxFilterProps<Row>) {
  const { getValue, setFilters, isStacked } = useListFilters();
  const formatMessage = useFormatMessage();
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Option>();
  const input = useComboboxInput();
  const { options, findRow: _findRow, ...loading } = useSourceOptions(source, input);
  const value = getValue(name);
  const personName = usePersonName();
  const current = [picked, selectedOption, ...options].find((option) => option?.value === value);
  const getSuffix = useOptionSuffixes(source, [value ?? [], options.map((option) => option.value)].flat());
  const change = (option: Option | undefined) => {
    setPicked(option);
    setFilters({ [name]: option?.value });
  };
  const combobox = useCombobox({
    input,
    options,
    selectedLabel: value ? withSuffix(current ? personName(current.label) : '…', getSuffix(value)) : '',
    onSelect: change,
    onClear: () => change(undefined),
    onEndReached: loading.loadMore,
  });
  return (
    <FilterLabel label={label}>
      <Box w={isStacked ? 'full' : { base: 'full', sm: '56' }}>
        <VisuallyHidden id={`${id}-label`}>{formatMessage(label)}</VisuallyHidden>
        <ComboboxInput
          combobox={combobox}
          fieldRef={fieldRef}
          placeholder={label}
          size={isStacked ? 'md' : 'sm'}
          onLeave={() => undefined}
          onClear={value ? () => change(undefined) : undefined}
          control={{ id, name, 'aria-labelledby': `${id}-label` }}
        >
          <OptionList
            {...loading}
            options={options}
            getSuffix={getSuffix}
            combobox={combobox}
            fieldRef={fieldRef}
            labelId={`${id}-label`}
            isSelected={(option) => option.value === value}
          />
        </ComboboxInput>
      </Box>
    </FilterLabel>
  );
}
