import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Entry } from './use-groups.ts';

const A_PAGE = 6;

/** A field with a list under it, as the ARIA pattern has it: the focus stays in the field, the keys lead through the list. */
export function useListbox(entries: readonly Entry[], onChoose: (entry: Entry) => void, onEscape: () => void) {
  const list = useId();
  const [place, setPlace] = useState(0);
  const active = Math.min(place, entries.length - 1);
  const optionId = (index: number) => `${list}-${index}`;
  const current = optionId(active);
  useEffect(() => {
    document.getElementById(current)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const round = (to: number) => setPlace((to + entries.length) % Math.max(1, entries.length));
  const within = (to: number) => setPlace(Math.max(0, Math.min(to, entries.length - 1)));
  const keys: Record<string, () => void> = {
    ArrowDown: () => round(active + 1),
    ArrowUp: () => round(active - 1),
    PageDown: () => within(active + A_PAGE),
    PageUp: () => within(active - A_PAGE),
    Enter: () => entries[active] && onChoose(entries[active]),
    Escape: onEscape,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // While letters are being composed, as in Sinhala, the keys belong to that.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return {
    listId: list,
    active,
    optionId,
    point: setPlace,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': true,
      'aria-controls': list,
      'aria-activedescendant': active >= 0 ? current : undefined,
      onKeyDown,
    } as const,
  };
}

export type Listbox = ReturnType<typeof useListbox>;
