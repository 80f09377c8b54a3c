import { defineMessages } from 'react-intl';

/** Labels of the organization types, by the specification. */
export const organizationTypeMessages = defineMessages({
  '5pl': { id: 'ui.organizationType.5pl', defaultMessage: 'Logistics provider (5PL)' },
  '4pl': { id: 'ui.organizationType.4pl', defaultMessage: 'Logistics provider (4PL)' },
  '3pl': { id: 'ui.organizationType.3pl', defaultMessage: 'Transporter (3PL)' },
  '2pl': { id: 'ui.organizationType.2pl', defaultMessage: 'Fleet supplier (2PL)' },
  '1pl': { id: 'ui.organizationType.1pl', defaultMessage: 'Cargo owner (1PL)' },
  fleetOwner: { id: 'ui.organizationType.fleetOwner', defaultMessage: 'Fleet owner' },
});
