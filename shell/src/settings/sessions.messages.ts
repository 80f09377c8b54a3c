import { defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  title: { id: 'shell.sessions.title', defaultMessage: 'Sessions' },
  help: {
    id: 'shell.sessions.help',
    defaultMessage: 'Where you’re signed in. End any session that you don’t recognize, then change your password.',
  },
  device: { id: 'shell.sessions.device', defaultMessage: '{browser} on {system}' },
  unknownDevice: { id: 'shell.sessions.unknownDevice', defaultMessage: 'Unknown device' },
  thisDevice: { id: 'shell.sessions.thisDevice', defaultMessage: 'This device' },
  /** Before a relative time: last used 5 minutes ago. */
  lastUsed: { id: 'shell.sessions.lastUsed', defaultMessage: 'last used' },
  end: { id: 'shell.sessions.end', defaultMessage: 'End' },
  endThis: { id: 'shell.sessions.endThis', defaultMessage: 'End session: {device}, {address}' },
  ended: { id: 'shell.sessions.ended', defaultMessage: 'Session ended' },
  loading: { id: 'shell.sessions.loading', defaultMessage: 'Loading sessions' },
  none: { id: 'shell.sessions.none', defaultMessage: 'No sessions to show' },
  noneText: {
    id: 'shell.sessions.noneText',
    defaultMessage: 'Your sessions are listed here from your next sign-in on.',
  },
  signOutEverywhere: { id: 'shell.sessions.signOutEverywhere', defaultMessage: 'Sign out everywhere' },
  signOutEverywhereText: {
    id: 'shell.sessions.signOutEverywhereText',
    defaultMessage: 'This ends all your sessions, including the one on this device. You’ll have to sign in again.',
  },
});
