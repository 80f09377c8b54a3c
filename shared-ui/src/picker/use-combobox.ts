import { startTransition, useId, useState, type KeyboardEvent } from 'react';
import type { Choice } from '../form/choices.ts';

/** What a person is at: the list is open or not, and what they have typed since. */
export function useTyping() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  return { isOpen, setOpen, typed, setTyped };
}

type Combobox = {
  typing: ReturnType<typeof useTyping>;
  choices: readonly Choice[];
  /** What the closed field says. */
  name: string;
  onChoose: (choice: Choice) => void;
  /** The whole text was taken away. */
  onEmptied?: () => void;
  onEndReached: () => void;
  /** Several are chosen one after the other. */
  staysOpen?: boolean;
};

/**
 * A text field with a list, as the ARIA pattern has it: the focus stays in the field, the keys lead through the list.
 * Chakra's own lost what was typed while the page was busy.
 */
export function useCombobox({ typing, choices, name, onChoose, onEmptied, onEndReached, staysOpen = false }: Combobox) {
  const list = useId();
  const { isOpen, setOpen, typed, setTyped } = typing;
  const [place, setPlace] = useState(0);
  const active = Math.min(place, choices.length - 1);

  const lead = (to: number) => {
    setOpen(true);
    setPlace(Math.max(0, Math.min(to, choices.length - 1)));
    if (to >= choices.length - 1) onEndReached();
  };
  const close = () => {
    if (typed === '' && name) onEmptied?.();
    setOpen(false);
    setTyped(undefined);
    setPlace(0);
  };
  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    onChoose(choice);
    setTyped(undefined);
    if (!staysOpen) setOpen(false);
  };
  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
    startTransition(() => setOpen(true)); // the letter is seen before the list
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? lead(active + 1) : lead(active)),
    ArrowUp: () => lead(active - 1),
    ...(typed !== undefined && { Enter: () => undefined }), // what is typed is searched for, not sent
    ...(isOpen && {
      Enter: () => choose(choices[active]),
      Escape: close,
      PageDown: () => lead(active + 5),
      PageUp: () => lead(active - 5),
      End: () => lead(choices.length - 1),
      Home: () => lead(0),
    }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const optionId = (index: number) => `${list}-${index}`;
  return {
    isOpen,
    typed: typed ?? '',
    active,
    optionId,
    listId: list,
    choose,
    close,
    open: () => setOpen(true),
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? list : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      value: typed ?? name,
      onKeyDown,
      onClick: () => setOpen(true),
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
    } as const,
  };
}

export type ComboboxState = ReturnType<typeof useCombobox>;
