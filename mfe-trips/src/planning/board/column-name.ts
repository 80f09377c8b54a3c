import type { Suggestion } from 'shared-contracts/planner';
import { fill, type Words } from 'shared-ui';
import { LEFT, NEW } from './board.rules.ts';
import { board as messages } from './planning.messages.ts';

const NAMES: Record<string, Words> = { [LEFT]: messages.left, [NEW]: messages.fresh };

/** What a column is called: its number, and its zone once that is known. */
export function nameOf(id: string, suggestion: Suggestion | null | undefined, say: (words: Words) => string): string {
  const fixed = NAMES[id];
  if (fixed) return say(fixed);
  const number = id.replace('trip-', '');
  if (!suggestion) return say(fill(messages.nameless, { number }));
  return say(fill(messages.column, { number, zone: suggestion.zone?.name ?? say(messages.unzoned) }));
}
