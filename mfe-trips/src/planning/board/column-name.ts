import type { Suggestion } from 'shared-contracts/trips/planner';
import { withValues, type Message } from 'shared-ui';
import { UNPLACED, NEW_TRIP } from './board.rules.ts';
import { boardMessages as messages } from './board.messages.ts';

const fixedNames: Record<string, Message> = { [UNPLACED]: messages.unplaced, [NEW_TRIP]: messages.newTrip };

/** Formats the name of a column: its number, and its zone once it is known. */
export function formatColumnName(
  id: string,
  suggestion: Suggestion | null | undefined,
  formatMessage: (message: Message) => string,
): string {
  const fixedName = fixedNames[id];
  if (fixedName) return formatMessage(fixedName);
  const number = id.replace('trip-', '');
  if (!suggestion) return formatMessage(withValues(messages.tripNumber, { number }));
  return formatMessage(
    withValues(messages.columnName, { number, zone: suggestion.zone?.name ?? formatMessage(messages.unzoned) }),
  );
}
