import { defineMessages } from 'react-intl';

export const unitMessages = defineMessages({
  hours: { id: 'finance.unit.hours', defaultMessage: 'h' },
});
