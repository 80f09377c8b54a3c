import { NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { Input } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import { choicesOf, type Choices } from '../form/choices.ts';
import { useList } from './context.ts';
import { messages } from './list.messages.ts';

/** Searches from three characters on. */
export function SearchFilter({ label = messages.search }: { label?: Words }) {
  const list = useList();
  const say = useSay();
  const [text, setText] = useState(list.search ?? '');
  const change = (typed: string) => {
    setText(typed);
    const wanted = typed.trim().length >= SEARCH_FROM ? typed.trim() : undefined;
    if (wanted !== list.search) list.filter({ search: wanted });
  };
  return <Input type="search" size="sm" maxW="64" aria-label={say(label)} placeholder={say(label)} value={text} onChange={(event) => change(event.target.value)} />;
}

type SelectFilterProps = { name: string; label: Words; options: Choices };

export function SelectFilter({ name, label, options }: SelectFilterProps) {
  const list = useList();
  const say = useSay();
  return (
    <NativeSelect.Root size="sm" width="auto">
      <NativeSelect.Field aria-label={say(label)} value={list.valueOf(name) ?? ''} onChange={(event) => list.filter({ [name]: event.target.value })}>
        <option value="">{say(label)}</option>
        {choicesOf(options, say).map((choice) => <option key={choice.value} value={choice.value}>{choice.label}</option>)}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** Two days; the address and the query hold the first second of the one and the last of the other, as unix seconds. */
export function DateRangeFilter({ from, to, label }: { from: string; to: string; label: Words }) {
  const say = useSay();
  return <span data-from={from} data-to={to}>{say(label)}</span>;
}

/** Views of one list side by side: my, partner, archive. The first is the usual one. */
export function ViewFilter({ name, label, options }: SelectFilterProps) {
  return <SelectFilter name={name} label={label} options={options} />;
}
