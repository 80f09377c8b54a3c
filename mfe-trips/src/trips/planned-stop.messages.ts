import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  passed: { id: 'trips.road.passed', defaultMessage: 'reached' },
  window: { id: 'trips.road.window', defaultMessage: 'Window' },
  late: { id: 'trips.road.late', defaultMessage: 'Late by' },
});
