import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  yes: { id: 'ui.change.yes', defaultMessage: 'Yes' },
  no: { id: 'ui.change.no', defaultMessage: 'No' },
  opaque: { id: 'ui.change.opaque', defaultMessage: 'changed' },
  showAll: { id: 'ui.change.showAll', defaultMessage: 'Show all {count} changes' },
});
