import { withValues, type Message } from 'shared-ui';
import { fields } from '../orders.messages.ts';

/** The first stop is the pickup, the others are drops. */
export const getStopName = (position: number): Message =>
  position === 0 ? fields.pickup : withValues(fields.numberedDrop, { position });
