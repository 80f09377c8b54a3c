import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  former: { id: 'ui.formerPerson', defaultMessage: 'Former person {number}' },
});
