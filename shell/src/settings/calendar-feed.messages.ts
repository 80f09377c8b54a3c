import { defineMessages } from 'react-intl';

export const calendarMessages = defineMessages({
  title: { id: 'shell.calendar.title', defaultMessage: 'Calendar' },
  help: {
    id: 'shell.calendar.help',
    defaultMessage:
      'Subscribe to your trips in Google Calendar, Outlook or your phone. Anyone who has the link sees them until you end it.',
  },
  loading: { id: 'shell.calendar.loading', defaultMessage: 'Loading the calendar link' },
  create: { id: 'shell.calendar.create', defaultMessage: 'Create link' },
  link: { id: 'shell.calendar.link', defaultMessage: 'Link for your calendar' },
  linkHelp: { id: 'shell.calendar.linkHelp', defaultMessage: 'Copy it now: you see it only this once.' },
  /** Before a relative time: created 5 minutes ago. */
  created: { id: 'shell.calendar.created', defaultMessage: 'Created' },
  /** Before a relative time: last read 5 minutes ago. */
  lastRead: { id: 'shell.calendar.lastRead', defaultMessage: 'last read' },
  neverRead: { id: 'shell.calendar.neverRead', defaultMessage: 'not read yet' },
  replace: { id: 'shell.calendar.replace', defaultMessage: 'New link' },
  replaceText: {
    id: 'shell.calendar.replaceText',
    defaultMessage: 'Your current link ends. Calendars that use it need the new one.',
  },
  revoke: { id: 'shell.calendar.revoke', defaultMessage: 'End link' },
  revokeText: {
    id: 'shell.calendar.revokeText',
    defaultMessage: 'Calendars that use this link no longer show your trips. This can’t be undone.',
  },
  revoked: { id: 'shell.calendar.revoked', defaultMessage: 'Link ended' },
});
