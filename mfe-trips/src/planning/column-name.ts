import type { Words } from 'shared-ui';
import { fill } from 'shared-ui';
import { LEFT, NEW, type Column } from './board.rules.ts';
import { board as messages } from './planning.messages.ts';

const NAMES: Record<string, Words> = { [LEFT]: messages.left, [NEW]: messages.fresh };

/** What a column is called: its number, and its zone once that is known. */
export function nameOf(id: string, column: Column | undefined, say: (words: Words) => string): string {
  const fixed = NAMES[id];
  if (fixed) return say(fixed);
  const number = id.replace('trip-', '');
  if (!column?.suggestion) return say(fill(messages.nameless, { number }));
  return say(fill(messages.column, { number, zone: column.suggestion.zone?.name ?? say(messages.unzoned) }));
}
