import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  turnOnPhone: { id: 'ui.push.turnOnPhone', defaultMessage: 'Notify me on this phone' },
  turnOnBrowser: { id: 'ui.push.turnOnBrowser', defaultMessage: 'Notify me in this browser' },
  onPhone: { id: 'ui.push.onPhone', defaultMessage: 'You’re notified on this phone' },
  onBrowser: { id: 'ui.push.onBrowser', defaultMessage: 'You’re notified in this browser' },
  turnOff: { id: 'ui.push.turnOff', defaultMessage: 'Turn off' },
  aboutPhone: {
    id: 'ui.push.aboutPhone',
    defaultMessage: 'New, changed and cancelled trips, and messages from the dispatcher, also while the app is closed.',
  },
  aboutBrowser: {
    id: 'ui.push.aboutBrowser',
    defaultMessage:
      'What can’t wait, such as approvals, offers, mentions and messages from drivers, also while the portal is closed. It ends when you sign out.',
  },
  denied: {
    id: 'ui.push.denied',
    defaultMessage: 'Notifications are blocked. Allow them for this site in the settings of the browser.',
  },
  unsupported: { id: 'ui.push.unsupported', defaultMessage: 'This browser can’t show notifications of the portal.' },
  failed: {
    id: 'ui.push.failed',
    defaultMessage: 'The browser couldn’t reach its push service. Check your connection and try again.',
  },
});
