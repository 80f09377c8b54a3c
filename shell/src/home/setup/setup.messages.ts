import { defineMessages } from 'react-intl';
import type { SetupStep } from 'shared-contracts/values/identity/setup';

export const messages = defineMessages({
  title: { id: 'shell.setup.title', defaultMessage: 'Set up your organization' },
  progress: { id: 'shell.setup.progress', defaultMessage: '{done} of {all} done' },
  dismiss: { id: 'shell.setup.dismiss', defaultMessage: 'Hide these steps' },
  done: { id: 'shell.setup.done', defaultMessage: 'Done' },
});

export const stepTitles = defineMessages<SetupStep>({
  brand: { id: 'shell.setup.brand', defaultMessage: 'Add your brand' },
  people: { id: 'shell.setup.people', defaultMessage: 'Invite people' },
  partner: { id: 'shell.setup.partner', defaultMessage: 'Connect a partner' },
  location: { id: 'shell.setup.location', defaultMessage: 'Add a location' },
  order: { id: 'shell.setup.order', defaultMessage: 'Create an order' },
});

export const stepTexts = defineMessages<SetupStep>({
  brand: {
    id: 'shell.setup.brandText',
    defaultMessage: 'Your logo, color and sign-in page, as your partners see them.',
  },
  people: { id: 'shell.setup.peopleText', defaultMessage: 'Create users and choose what each of them may do.' },
  partner: { id: 'shell.setup.partnerText', defaultMessage: 'Request a partnership with the token of a partner.' },
  location: { id: 'shell.setup.locationText', defaultMessage: 'Where freight is picked up or dropped.' },
  order: { id: 'shell.setup.orderText', defaultMessage: 'Freight from one location to another.' },
});
