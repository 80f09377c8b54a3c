import { withValues, type Message } from 'shared-ui';
import { mergeMessages as messages } from './split-merge.messages.ts';

/** Into which order a row was merged; undefined for the one that stays. */
export const describeMerge = ({ mergedInto }: { mergedInto: string | null }): Message | undefined =>
  mergedInto === null ? undefined : withValues(messages.mergedInto, { number: mergedInto });
