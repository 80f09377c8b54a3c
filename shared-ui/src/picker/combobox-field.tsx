import { memo, useRef, useState } from 'react';
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

type ComboboxFieldProps<Row> = FieldProps & {
  source: Source<Row>;
  /** What the value is called that the form began with, or was given from outside. */
  chosen?: Choice | null;
  /** Told with the row when a person chooses, with nothing when they clear: for what depends on it, such as sums of the chosen cargo. */
  onChoose?: (row: Row | undefined) => void;
  /** Makes an entry of what was typed, where there is none of that name. */
  add?: Add | undefined;
};

/** One of a long list of the server: searches from three characters, ten at a time. The value is the choice's. */
export const ComboboxField = <Row,>(field: ComboboxFieldProps<Row>) => (
  <ComboboxView {...field} state={useFieldState<string | null>(field)} />
);

type ViewProps<Row> = ComboboxFieldProps<Row> & { state: FieldState<string | null> };

function View<Row>({
  source,
  chosen,
  onChoose,
  add,
  state: { value, setValue, leave, ...state },
  ...frame
}: ViewProps<Row>) {
  const field = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Choice>();
  const typing = useTyping();
  const found = useChoices(source, typing);
  const current = [picked, chosen, ...found.choices].find((choice) => choice?.label && choice.value === value);
  const suffixOf = useSuffixes(source, [value ?? [], found.choices.map((choice) => choice.value)].flat());

  const put = (choice: Choice | undefined) => {
    setPicked(choice);
    setValue(choice?.value ?? null);
    onChoose?.(choice && found.rowOf(choice));
  };
  const { choices, isAdding, takes } = useAdding({
    add,
    typed: typing.typed,
    choices: found.choices,
    isLoading: found.isLoading,
    onAdded: put,
  });
  const choose = (choice: Choice) => void (takes(choice) || put(choice));
  const combobox = useCombobox({
    typing,
    choices,
    name: withSuffix(current?.label ?? '', suffixOf(value ?? '')),
    onChoose: choose,
    onEmptied: () => put(undefined),
    onEndReached: found.loadMore,
  });
  return (
    <FieldFrame {...frame} state={state}>
      <ComboboxInput
        combobox={combobox}
        control={{ ...state.control, 'aria-busy': isAdding }}
        field={field}
        placeholder={messages.search}
        onLeave={leave}
        onClear={value ? () => put(undefined) : undefined}
      >
        <ChoiceList
          {...found}
          suffixOf={suffixOf}
          choices={choices}
          combobox={combobox}
          field={field}
          labelledBy={`${state.control.id}-label`}
          isChosen={(choice) => choice.value === value}
        />
      </ComboboxInput>
    </FieldFrame>
  );
}

const ComboboxView = memo(View) as typeof View;
