import type { ChangedFields } from 'shared-ui/format';
import { colours, fields } from './zones.messages.ts';

/** How the timeline of a route zone shows its changed fields. */
export const changedFields: ChangedFields = {
  name: fields.name,
  colour: { label: fields.colour, codes: colours },
  polygon: { label: fields.area, kind: 'opaque' },
};
