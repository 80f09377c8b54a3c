import type { Named } from 'shared-contracts/common';
import type { Choice } from 'shared-ui/form';

/** What a field's value is called that the form began with. */
export const choiceOf = (row: Named | null | undefined): Choice | null =>
  row ? { value: row.id, label: row.name } : null;
