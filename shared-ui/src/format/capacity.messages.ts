import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  of: { id: 'ui.capacity.of', defaultMessage: '{type}: {kind}' },
  overload: { id: 'ui.capacity.overload', defaultMessage: 'Overload' },
});
