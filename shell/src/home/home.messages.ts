import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.home.title', defaultMessage: 'Home' },
  nothingWaiting: { id: 'shell.home.nothingWaits', defaultMessage: 'You’re all caught up' },
  waiting: {
    id: 'shell.home.waits',
    defaultMessage: '{count, plural, one {# item needs your attention} other {# items need your attention}}',
  },
  recent: { id: 'shell.home.recent', defaultMessage: 'Recent work' },
  nothingRecent: {
    id: 'shell.home.nothingRecent',
    defaultMessage: 'Orders, trips and vehicles you work on appear here.',
  },
  noShortcuts: { id: 'shell.home.noShortcuts', defaultMessage: 'You don’t have access to any screens yet' },
  noShortcutsText: {
    id: 'shell.home.noShortcutsText',
    defaultMessage: 'Ask an administrator of your organization for access.',
  },
  about: { id: 'shell.home.about', defaultMessage: 'Good to know' },
  apps: { id: 'shell.home.apps', defaultMessage: 'Mobile app' },
  appStore: { id: 'shell.home.appStore', defaultMessage: 'Get it from the App Store' },
  playStore: { id: 'shell.home.playStore', defaultMessage: 'Get it from Google Play' },
  video: { id: 'shell.home.video', defaultMessage: 'Tutorial video' },
  play: { id: 'shell.home.play', defaultMessage: 'Play the tutorial' },
  playedFrom: {
    id: 'shell.home.playedFrom',
    defaultMessage: 'Playing the video connects to {site}.',
  },
  watch: { id: 'shell.home.watch', defaultMessage: 'Watch the tutorial' },
  newTab: { id: 'shell.home.newTab', defaultMessage: '(opens in a new tab)' },
});

export const kindLabels = defineMessages({
  order: { id: 'shell.home.kind.order', defaultMessage: 'Order' },
  trip: { id: 'shell.home.kind.trip', defaultMessage: 'Trip' },
  vehicle: { id: 'shell.home.kind.vehicle', defaultMessage: 'Vehicle' },
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
