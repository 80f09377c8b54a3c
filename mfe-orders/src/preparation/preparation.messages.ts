import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  operations: { id: 'orders.preparation.operations', defaultMessage: 'Operations' },
  cargos: { id: 'orders.preparation.cargos', defaultMessage: 'Cargos' },
});

export const texts = defineMessages({
  operations: {
    id: 'orders.preparation.operationsText',
    defaultMessage: 'Here you will name your business flows and set who approves their orders first and second, who is notified and which locations belong to them.',
  },
  cargos: {
    id: 'orders.preparation.cargosText',
    defaultMessage: 'Here you will keep what you ship: size, weight, space and shipping unit of each cargo, with an import from Excel.',
  },
});
