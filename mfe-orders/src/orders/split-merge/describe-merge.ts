import { withValues, type Message } from 'shared-ui';
import { mergeMessages as messages } from './split-merge.messages.ts';

/** The order that a row was merged into; undefined for the one that stays. */
export const describeMerge = ({ mergedInto }: { mergedInto: string | null }): Message | undefined =>
  mergedInto === null ? undefined : withValues(messages.mergedInto, { number: mergedInto });
