import type { KeyboardEvent, MouseEvent } from 'react';

/** Controls handle their own clicks and keys. */
const INTERACTIVE =
  'a, button, input, select, textarea, label, summary, [role=button], [contenteditable], [data-select]';

/** Clicks in menus and dialogs of a row reach it through React, though they are elsewhere on the page. */
const isOwnEvent = ({ currentTarget, target }: MouseEvent | KeyboardEvent) => currentTarget.contains(target as Node);

/** Whether a click is on the row itself: not on one of its controls, and not at the end of a text selection. */
export const isRowClick = (event: MouseEvent) =>
  isOwnEvent(event) &&
  !event.defaultPrevented &&
  !(event.target as Element).closest(INTERACTIVE) &&
  !window.getSelection()?.toString();

/** Opens the form of the cell, or of the first cell that has one. */
export const editCell = ({ currentTarget, target }: Pick<MouseEvent, 'currentTarget' | 'target'>) => {
  if (!currentTarget.contains(target as Node)) return;
  window.getSelection()?.removeAllRanges(); // of the double click
  currentTarget.querySelector<HTMLElement>('[data-edit]')?.click();
};

type RowKeys = {
  /** Opens the row of an element. */
  open: (row: HTMLElement) => void;
  isPanelOpen: boolean;
  close: () => void;
};
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys walk through the rows, Enter opens one, F2 edits one, Escape closes the panel. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, { open, isPanelOpen, close }: RowKeys) {
  const target = event.target as HTMLElement;
  if (!isOwnEvent(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'Escape' && isPanelOpen) {
    close();
    return;
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
  const row = target.closest<HTMLElement>('tr[data-row]');
  if (event.key === 'Enter' && row === target) open(target);
  if (event.key === 'F2' && row) editCell({ currentTarget: target.closest('td') ?? row, target });
  const step = STEPS[event.key];
  if (step === undefined || target.closest('input, select, textarea, [role=menu]')) return;
  const current = row ?? rows.find((other) => other.ariaCurrent === 'true');
  const next = rows[current ? rows.indexOf(current) + step : 0];
  event.preventDefault();
  next?.focus();
  if (next && isPanelOpen) open(next);
}
