import { defineMessages } from 'react-intl';

/** Except for `now`, for languages that the browser's Intl.RelativeTimeFormat lacks, such as Sinhala in many browsers. */
export const relativeTimeMessages = defineMessages({
  now: { id: 'ui.ago.now', defaultMessage: 'just now' },
  minutePast: { id: 'ui.ago.minutePast', defaultMessage: '{count, plural, one {# minute ago} other {# minutes ago}}' },
  hourPast: { id: 'ui.ago.hourPast', defaultMessage: '{count, plural, one {# hour ago} other {# hours ago}}' },
  dayPast: { id: 'ui.ago.dayPast', defaultMessage: '{count, plural, one {# day ago} other {# days ago}}' },
  minuteAhead: { id: 'ui.ago.minuteAhead', defaultMessage: '{count, plural, one {in # minute} other {in # minutes}}' },
  hourAhead: { id: 'ui.ago.hourAhead', defaultMessage: '{count, plural, one {in # hour} other {in # hours}}' },
  dayAhead: { id: 'ui.ago.dayAhead', defaultMessage: '{count, plural, one {in # day} other {in # days}}' },
});
