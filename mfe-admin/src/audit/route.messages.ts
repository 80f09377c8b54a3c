import { defineMessages } from 'react-intl';

/** Field labels of routes and route zones. */
export const routeFields = defineMessages({
  colour: { id: 'admin.audit.field.colour', defaultMessage: 'Colour' },
  polygon: { id: 'admin.audit.field.polygon', defaultMessage: 'Corners' },
  excludeTolls: { id: 'admin.audit.field.excludeTolls', defaultMessage: 'Avoids toll roads' },
  distance: { id: 'admin.audit.field.distance', defaultMessage: 'Distance' },
});
