import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  organizations: { id: 'admin.preparation.organizations', defaultMessage: 'Organizations' },
  users: { id: 'admin.preparation.users', defaultMessage: 'Users' },
});

export const texts = defineMessages({
  organizations: {
    id: 'admin.preparation.organizationsText',
    defaultMessage: 'Here you will review, activate and block organizations and merge or decline the changes they ask for.',
  },
  users: {
    id: 'admin.preparation.usersText',
    defaultMessage: 'Here you will add users, set their rules and see who is active or blocked.',
  },
});
