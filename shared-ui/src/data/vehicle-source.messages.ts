import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  gpsFault: { id: 'ui.picker.gpsFault', defaultMessage: 'GPS Fault' },
});
