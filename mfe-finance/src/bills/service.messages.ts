import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  services: { id: 'finance.bill.form.services', defaultMessage: 'Services' },
  addService: { id: 'finance.bill.form.addService', defaultMessage: 'Add service' },
  serviceName: { id: 'finance.bill.form.serviceName', defaultMessage: 'Service' },
  quantity: { id: 'finance.bill.form.quantity', defaultMessage: 'Quantity' },
  notInContract: {
    id: 'finance.bill.form.notInContract',
    defaultMessage: 'The contract has no price for this service',
  },
  noServices: { id: 'finance.bill.form.noServices', defaultMessage: 'The contract has no services on request.' },
});
