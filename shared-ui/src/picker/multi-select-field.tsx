import { memo, useRef, useState } from 'react';
import { Flex, IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../form/field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { messages } from './picker.messages.ts';
import type { Source } from './source.ts';
import { useAdding, type Add } from './use-adding.ts';
import { useChoices } from './use-choices.ts';
import { useCombobox, useTyping } from './use-combobox.ts';
import { useSuffixes, withSuffix } from './use-suffixes.ts';

type MultiSelectFieldProps<Row> = FieldProps & {
  source: Source<Row>;
  /** What the values are called that the form began with. */
  chosen?: readonly Choice[];
  /** Told with a row that a person adds. */
  onChoose?: (row: Row) => void;
  /** Makes an entry of what was typed, where there is none of that name. */
  add?: Add | undefined;
};

/** Several of a long list of the server. */
export const MultiSelectField = <Row,>(field: MultiSelectFieldProps<Row>) => (
  <MultiSelectView {...field} state={useFieldState<string[]>(field)} />
);

type ViewProps<Row> = MultiSelectFieldProps<Row> & { state: FieldState<string[]> };
const NONE: readonly Choice[] = [];

function View<Row>({
  source,
  chosen = NONE,
  onChoose,
  add,
  state: { value, setValue, leave, ...state },
  ...frame
}: ViewProps<Row>) {
  const field = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const typing = useTyping();
  const found = useChoices(source, typing);
  const named = [...picked, ...chosen, ...found.choices];
  const suffixOf = useSuffixes(source, [...value, ...found.choices.map((choice) => choice.value)]);
  const nameOf = (of: string) =>
    withSuffix(named.find((choice) => choice.value === of && choice.label)?.label ?? '…', suffixOf(of));

  const toggle = (choice: Choice) => {
    if (value.includes(choice.value)) return setValue(value.filter((one) => one !== choice.value));
    setPicked([...picked, choice]);
    setValue([...value, choice.value]);
    const row = found.rowOf(choice);
    if (row) onChoose?.(row);
  };
  const { choices, isAdding, takes } = useAdding({
    add,
    typed: typing.typed,
    choices: found.choices,
    isLoading: found.isLoading,
    onAdded: toggle,
  });
  const choose = (choice: Choice) => void (takes(choice) || toggle(choice));
  const combobox = useCombobox({
    typing,
    choices,
    name: '',
    onChoose: choose,
    onEndReached: found.loadMore,
    staysOpen: true,
  });
  return (
    <FieldFrame {...frame} state={state}>
      {value.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="1" mb="1.5">
          {value.map((one) => (
            <Chip
              key={one}
              name={nameOf(one)}
              disabled={frame.disabled}
              onRemove={() => setValue(value.filter((other) => other !== one))}
            />
          ))}
        </Flex>
      )}
      <ComboboxInput
        combobox={combobox}
        control={{ ...state.control, 'aria-busy': isAdding }}
        field={field}
        placeholder={messages.add}
        onLeave={leave}
      >
        <ChoiceList
          {...found}
          suffixOf={suffixOf}
          choices={choices}
          combobox={combobox}
          field={field}
          labelledBy={`${state.control.id}-label`}
          isChosen={(choice) => value.includes(choice.value)}
          isMulti
        />
      </ComboboxInput>
    </FieldFrame>
  );
}

const MultiSelectView = memo(View) as typeof View;

function Chip({ name, disabled, onRemove }: { name: string; disabled: boolean | undefined; onRemove: () => void }) {
  const say = useSay();
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
      <span>{name}</span>
      {!disabled && (
        <IconButton
          type="button"
          size="2xs"
          h={{ base: '6', md: '5' }}
          minW={{ base: '6', md: '5' }}
          variant="ghost"
          color="inherit"
          aria-label={say(fill(messages.remove, { name }))}
          onClick={onRemove}
        >
          <Icon name="close" size={13} />
        </IconButton>
      )}
    </Flex>
  );
}
