import { startTransition, useId, useState, type KeyboardEvent } from 'react';
import type { Option } from '../base/options.ts';

/** Whether the list is open, and the text typed since then. */
export function useComboboxInput() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  return { isOpen, setOpen, typed, setTyped };
}

type ComboboxOptions = {
  input: ReturnType<typeof useComboboxInput>;
  options: readonly Option[];
  /** Shown while nothing is typed. */
  selectedLabel: string;
  onSelect: (option: Option) => void;
  /** The user has deleted the text. */
  onClear?: () => void;
  onEndReached: () => void;
  /** Stays open after a selection: for several values. */
  keepOpen?: boolean;
};

const PAGE_STEP = 5;

/**
 * A text input with a list, by the ARIA combobox pattern: the focus stays in the input, keys move through the list.
 * Chakra's combobox loses typed text while the page is busy.
 */
export function useCombobox({
  input,
  options,
  selectedLabel,
  onSelect,
  onClear,
  onEndReached,
  keepOpen = false,
}: ComboboxOptions) {
  const listId = useId();
  const { isOpen, setOpen, typed, setTyped } = input;
  const [position, setPosition] = useState(0);
  const activeIndex = Math.min(position, options.length - 1);

  const moveTo = (index: number) => {
    setOpen(true);
    setPosition(Math.max(0, Math.min(index, options.length - 1)));
    if (index >= options.length - 1) onEndReached();
  };
  const close = () => {
    if (typed === '' && selectedLabel) onClear?.();
    setOpen(false);
    setTyped(undefined);
    setPosition(0);
  };
  const select = (option: Option | undefined) => {
    if (!option) return;
    onSelect(option);
    setTyped(undefined);
    if (!keepOpen) setOpen(false);
  };
  const changeText = (text: string) => {
    setTyped(text);
    setPosition(0);
    startTransition(() => setOpen(true)); // shows the typed letter before rendering the list
  };

  const keyHandlers: Record<string, () => void> = {
    ArrowDown: () => moveTo(isOpen ? activeIndex + 1 : activeIndex),
    ArrowUp: () => moveTo(activeIndex - 1),
    ...(typed !== undefined && { Enter: () => undefined }), // does not submit the form while typing
    ...(isOpen && {
      Enter: () => select(options[activeIndex]),
      Escape: close,
      PageDown: () => moveTo(activeIndex + PAGE_STEP),
      PageUp: () => moveTo(activeIndex - PAGE_STEP),
      End: () => moveTo(options.length - 1),
      Home: () => moveTo(0),
    }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const handleKey = keyHandlers[event.key];
    if (!handleKey) return;
    event.preventDefault();
    handleKey();
  };

  const getOptionId = (index: number) => `${listId}-${index}`;
  return {
    isOpen,
    typed: typed ?? '',
    activeIndex,
    getOptionId,
    listId,
    select,
    close,
    open: () => setOpen(true),
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && activeIndex >= 0 ? getOptionId(activeIndex) : undefined,
      value: typed ?? selectedLabel,
      onKeyDown,
      onClick: () => setOpen(true),
      onChange: ({ target }: { target: { value: string } }) => changeText(target.value),
    } as const,
  };
}

export type ComboboxState = ReturnType<typeof useCombobox>;
