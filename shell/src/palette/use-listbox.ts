import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Entry } from './use-groups.ts';

const PAGE_SIZE = 6;

/** Implements the ARIA combobox pattern: the focus stays in the field while the arrow keys move through the list. */
export function useListbox(entries: readonly Entry[], onSelect: (entry: Entry) => void, onEscape: () => void) {
  const listId = useId();
  const [index, setIndex] = useState(0);
  const active = Math.min(index, entries.length - 1);
  const optionId = (position: number) => `${listId}-${position}`;
  const current = optionId(active);
  useEffect(() => {
    document.getElementById(current)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const moveWrapping = (to: number) => setIndex((to + entries.length) % Math.max(1, entries.length));
  const moveClamped = (to: number) => setIndex(Math.max(0, Math.min(to, entries.length - 1)));
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveWrapping(active + 1),
    ArrowUp: () => moveWrapping(active - 1),
    PageDown: () => moveClamped(active + PAGE_SIZE),
    PageUp: () => moveClamped(active - PAGE_SIZE),
    Enter: () => entries[active] && onSelect(entries[active]),
    Escape: onEscape,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    // During composition, as in Sinhala, the keys belong to the input method.
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };
  return {
    listId,
    active,
    optionId,
    setActive: setIndex,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? current : undefined,
      onKeyDown,
    } as const,
  };
}

export type Listbox = ReturnType<typeof useListbox>;
