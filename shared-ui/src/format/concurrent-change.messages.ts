import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  changed: { id: 'ui.concurrentChange.changed', defaultMessage: 'The stage just changed: {from} → {to}' },
  changedBy: { id: 'ui.concurrentChange.changedBy', defaultMessage: '{name} just changed the stage: {from} → {to}' },
});
