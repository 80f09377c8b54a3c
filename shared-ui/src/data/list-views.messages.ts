import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  saved: { id: 'ui.views.saved', defaultMessage: 'View saved' },
  deleted: { id: 'ui.views.deleted', defaultMessage: 'View deleted' },
  nameExists: { id: 'ui.views.nameExists', defaultMessage: 'You have a view with this name' },
  tooMany: {
    id: 'ui.views.tooMany',
    defaultMessage: 'This list has no room for another view. Delete one that you no longer need',
  },
});
