import { fill, type Words } from 'shared-ui';
import { fields } from './orders.messages.ts';

/** The first stop is the pickup, the later ones are drops. */
export const stopName = (position: number): Words =>
  position === 0 ? fields.pickup : fill(fields.numberedDrop, { position });
