import { memo, useRef, useState } from 'react';
import type { Option } from '../base/options.ts';
import { useFormatValue } from '../form/core/use-format-value.ts';
import type { OptionSource } from '../data/option-source.ts';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../form/core/field.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { OptionList } from './option-list.tsx';
import { messages } from './picker.messages.ts';
import { useCombobox, useComboboxInput } from './use-combobox.ts';
import { useCreateOption, type CreateOption } from './use-create-option.ts';
import { useOptionSuffixes, withSuffix } from './use-option-suffixes.ts';
import { useSourceOptions } from './use-source-options.ts';
import { usePersonName } from '../format/person-name.tsx';

type ComboboxFieldProps<Row> = FieldProps & {
  source: OptionSource<Row>;
  /** The option of the initial value, or of a value set from outside. */
  selectedOption?: Option | null;
  /** Called with the row when the user selects one, and with undefined when the user clears the field. */
  onSelect?: (row: Row | undefined) => void;
  /** Creates a record with the typed name, if there is none. */
  createOption?: CreateOption | undefined;
};

/** A single option from a long list on the server; searches from three characters on. The value is the option's. */
export const ComboboxField = <Row,>(field: ComboboxFieldProps<Row>) => (
  <ComboboxView {...field} state={useFieldState<string | null>(field)} />
);

type ViewProps<Row> = ComboboxFieldProps<Row> & { state: FieldState<string | null> };

function View<Row>({
  source,
  selectedOption,
  onSelect,
  createOption,
  state: { value, setValue, markTouched, ...state },
  ...frame
}: ViewProps<Row>) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Option>();
  const input = useComboboxInput();
  const { options: sourceOptions, findRow, ...loading } = useSourceOptions(source, input);
  const personName = usePersonName();
  const findLabel = (id: string | null) => {
    const option = [picked, selectedOption, ...sourceOptions].find((each) => each?.label && each.value === id);
    return option && personName(option.label);
  };
  const formatValue = useFormatValue((id: string | null) => (id ? (findLabel(id) ?? '…') : ''));
  const getSuffix = useOptionSuffixes(source, [value ?? [], sourceOptions.map((option) => option.value)].flat());

  const change = (option: Option | undefined, row = option && findRow(option)) => {
    setPicked(option);
    setValue(option?.value ?? null);
    onSelect?.(row);
  };
  const { options, isCreating, handleCreate } = useCreateOption({
    createOption,
    source,
    fieldRef,
    typed: input.typed,
    options: sourceOptions,
    isLoading: loading.isLoading,
    onCreated: change,
  });
  const combobox = useCombobox({
    input,
    options,
    selectedLabel: withSuffix(findLabel(value) ?? '', getSuffix(value ?? '')),
    onSelect: (option) => void (handleCreate(option) || change(option)),
    onClear: () => change(undefined),
    onEndReached: loading.loadMore,
  });
  return (
    <FieldFrame {...frame} state={state} formatValue={formatValue}>
      <ComboboxInput
        combobox={combobox}
        control={{ ...state.control, 'aria-busy': isCreating }}
        fieldRef={fieldRef}
        placeholder={messages.search}
        onLeave={markTouched}
        onClear={value ? () => change(undefined) : undefined}
      >
        <OptionList
          {...loading}
          getSuffix={getSuffix}
          options={options}
          combobox={combobox}
          fieldRef={fieldRef}
          labelId={`${state.control.id}-label`}
          isSelected={(option) => option.value === value}
        />
      </ComboboxInput>
    </FieldFrame>
  );
}

const ComboboxView = memo(View) as typeof View;
