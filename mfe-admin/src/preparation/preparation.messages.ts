import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  organizations: { id: 'admin.preparation.organizations', defaultMessage: 'Organizations' },
  users: { id: 'admin.preparation.users', defaultMessage: 'Users' },
  partners: { id: 'admin.preparation.partners', defaultMessage: 'Partners' },
  countries: { id: 'admin.preparation.countries', defaultMessage: 'Countries' },
  currencies: { id: 'admin.preparation.currencies', defaultMessage: 'Currencies' },
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
  partners: {
    id: 'admin.preparation.partnersText',
    defaultMessage: 'Here you will add partners by their token, confirm partnerships and end them.',
  },
  countries: {
    id: 'admin.preparation.countriesText',
    defaultMessage: 'Here you will keep the countries that organizations and addresses can choose from.',
  },
  currencies: {
    id: 'admin.preparation.currenciesText',
    defaultMessage: 'Here you will keep the currencies that contracts and bills can use.',
  },
});
