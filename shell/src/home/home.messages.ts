import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.home.title', defaultMessage: 'Home' },
  noShortcuts: { id: 'shell.home.noShortcuts', defaultMessage: 'No screens are open to you yet' },
  noShortcutsText: { id: 'shell.home.noShortcutsText', defaultMessage: 'Your rules do not include any. Ask an administrator of your organization.' },
  noOrganization: { id: 'shell.home.noOrganization', defaultMessage: "Can't get organization info." },
  organization: { id: 'shell.home.organization', defaultMessage: 'Organization' },
  code: { id: 'shell.home.code', defaultMessage: 'Code' },
  country: { id: 'shell.home.country', defaultMessage: 'Country' },
  currency: { id: 'shell.home.currency', defaultMessage: 'Currency' },
});

export const weekdays = defineMessages({
  mon: { id: 'shell.home.monday', defaultMessage: 'Monday' },
  tue: { id: 'shell.home.tuesday', defaultMessage: 'Tuesday' },
  wed: { id: 'shell.home.wednesday', defaultMessage: 'Wednesday' },
  thu: { id: 'shell.home.thursday', defaultMessage: 'Thursday' },
  fri: { id: 'shell.home.friday', defaultMessage: 'Friday' },
  sat: { id: 'shell.home.saturday', defaultMessage: 'Saturday' },
  sun: { id: 'shell.home.sunday', defaultMessage: 'Sunday' },
});

export const greetings = defineMessages({
  morning: { id: 'shell.home.morning', defaultMessage: 'Good morning, {name}' },
  afternoon: { id: 'shell.home.afternoon', defaultMessage: 'Good afternoon, {name}' },
  evening: { id: 'shell.home.evening', defaultMessage: 'Good evening, {name}' },
});

/** What the types of organizations are called, as the specification explains them. */
export const typeLabels = defineMessages({
  '5pl': { id: 'shell.home.type.5pl', defaultMessage: 'Logistics provider (5PL)' },
  '4pl': { id: 'shell.home.type.4pl', defaultMessage: 'Logistics provider (4PL)' },
  '3pl': { id: 'shell.home.type.3pl', defaultMessage: 'Transporter (3PL)' },
  '2pl': { id: 'shell.home.type.2pl', defaultMessage: 'Fleet supplier (2PL)' },
  '1pl': { id: 'shell.home.type.1pl', defaultMessage: 'Cargo owner (1PL)' },
  fleetOwner: { id: 'shell.home.type.fleetOwner', defaultMessage: 'Fleet owner' },
});
