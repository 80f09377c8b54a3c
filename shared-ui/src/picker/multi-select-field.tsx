import { memo, useRef, useState } from 'react';
import { Flex, IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, withValues } from '../base/message.ts';
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

type MultiSelectFieldProps<Row> = FieldProps & {
  source: OptionSource<Row>;
  /** The options of the initial values. */
  selectedOptions?: readonly Option[];
  /** Called with a row that the user adds. */
  onSelect?: (row: Row) => void;
  /** Creates a record with the typed name, if there is none. */
  createOption?: CreateOption | undefined;
};

/** Several options of a long list of the server. */
export const MultiSelectField = <Row,>(field: MultiSelectFieldProps<Row>) => (
  <MultiSelectView {...field} state={useFieldState<string[]>(field)} />
);

type ViewProps<Row> = MultiSelectFieldProps<Row> & { state: FieldState<string[]> };
const NO_OPTIONS: readonly Option[] = [];

function View<Row>({
  source,
  selectedOptions = NO_OPTIONS,
  onSelect,
  createOption,
  state: { value: values, setValue, markTouched, ...state },
  ...frame
}: ViewProps<Row>) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const input = useComboboxInput();
  const { options: sourceOptions, findRow, ...loading } = useSourceOptions(source, input);
  const knownOptions = [...picked, ...selectedOptions, ...sourceOptions];
  const getSuffix = useOptionSuffixes(source, [...values, ...sourceOptions.map((option) => option.value)]);
  const personName = usePersonName();
  const getLabel = (value: string) => {
    const option = knownOptions.find((each) => each.value === value && each.label);
    return withSuffix(option ? personName(option.label) : '…', getSuffix(value));
  };

  const formatValue = useFormatValue((ids: readonly string[]) => ids.map(getLabel).join(', '));

  const remove = (value: string) => setValue(values.filter((other) => other !== value));
  const toggle = (option: Option, row = findRow(option)) => {
    if (values.includes(option.value)) return remove(option.value);
    setPicked([...picked, option]);
    setValue([...values, option.value]);
    if (row) onSelect?.(row);
  };
  const { options, isCreating, handleCreate } = useCreateOption({
    createOption,
    source,
    fieldRef,
    typed: input.typed,
    options: sourceOptions,
    isLoading: loading.isLoading,
    onCreated: toggle,
  });
  const combobox = useCombobox({
    input,
    options,
    selectedLabel: '',
    onSelect: (option) => void (handleCreate(option) || toggle(option)),
    onEndReached: loading.loadMore,
    keepOpen: true,
  });
  return (
    <FieldFrame {...frame} state={state} formatValue={formatValue}>
      {values.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="1" mb="1.5">
          {values.map((value) => (
            <Chip key={value} label={getLabel(value)} disabled={frame.disabled} onRemove={() => remove(value)} />
          ))}
        </Flex>
      )}
      <ComboboxInput
        combobox={combobox}
        control={{ ...state.control, 'aria-busy': isCreating }}
        fieldRef={fieldRef}
        placeholder={messages.add}
        onLeave={markTouched}
      >
        <OptionList
          {...loading}
          getSuffix={getSuffix}
          options={options}
          combobox={combobox}
          fieldRef={fieldRef}
          labelId={`${state.control.id}-label`}
          isSelected={(option) => values.includes(option.value)}
          isMulti
        />
      </ComboboxInput>
    </FieldFrame>
  );
}

const MultiSelectView = memo(View) as typeof View;

function Chip({ label, disabled, onRemove }: { label: string; disabled: boolean | undefined; onRemove: () => void }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex
      as="li"
      align="center"
      h="6"
      ps="2"
      pe="0.5"
      gap="0.5"
      maxW="full"
      borderRadius="sm"
      bg="accent.subtle"
      color="accent.fg"
      textStyle="sm"
      fontWeight="medium"
    >
      <span>{label}</span>
      {!disabled && (
        <IconButton
          type="button"
          size="2xs"
          h={{ base: '6', md: '5' }}
          minW={{ base: '6', md: '5' }}
          variant="ghost"
          color="inherit"
          aria-label={formatMessage(withValues(messages.remove, { name: label }))}
          onClick={onRemove}
        >
          <Icon name="close" size={13} />
        </IconButton>
      )}
    </Flex>
  );
}
