import type { ChangedFields } from 'shared-ui/format';
import { fields, messages } from './routes.messages.ts';

/** How the timeline of a route shows its changed fields. */
export const changedFields: ChangedFields = {
  name: fields.name,
  locations: fields.stops,
  excludeTolls: messages.excludesTolls,
  distance: { label: fields.distance, kind: 'distance' },
};
