import type { InspectionRow } from 'shared-contracts/fleet/inspections';
import { useFormatMessage } from 'shared-ui';
import { itemNames } from './inspections.messages.ts';

type Item = InspectionRow['defectiveItems'][number];

/** Names items of the usual list in the user's language, and others as the organization has named them. */
export function useItemName() {
  const formatMessage = useFormatMessage();
  return ({ code, name }: Item) => (code ? formatMessage(itemNames[code]) : name);
}

export function ItemNames({ items }: { items: readonly Item[] }) {
  const getName = useItemName();
  return items.map(getName).join(', ') || '–';
}
