import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  showMap: { id: 'orders.page.showMap', defaultMessage: 'Show map' },
  archived: { id: 'orders.page.archived', defaultMessage: 'Archived' },
  actualDistance: { id: 'orders.page.actualDistance', defaultMessage: 'Actual distance' },
  deliveredQuantity: { id: 'orders.page.deliveredQuantity', defaultMessage: 'Delivered' },
  route: { id: 'orders.page.route', defaultMessage: 'Route' },
  stopReference: { id: 'orders.page.stopReference', defaultMessage: 'Reference {reference}' },
  stopCargo: { id: 'orders.page.stopCargo', defaultMessage: '{cargo}: {quantity}' },
  stopDelivered: { id: 'orders.page.stopDelivered', defaultMessage: '{cargo}: {delivered} of {quantity} delivered' },
  transfer: { id: 'orders.page.transfer', defaultMessage: 'Change of vehicle' },
  noStops: { id: 'orders.page.noStops', defaultMessage: 'No stops yet' },
  cargo: { id: 'orders.page.cargo', defaultMessage: 'Cargo' },
  noCargo: { id: 'orders.page.noCargo', defaultMessage: 'No cargo yet' },
  total: { id: 'orders.page.total', defaultMessage: 'Total' },
  general: { id: 'orders.page.general', defaultMessage: 'General info' },
  prediction: { id: 'orders.page.prediction', defaultMessage: 'Distance and cost' },
  predictedRevenue: { id: 'orders.page.predictedRevenue', defaultMessage: 'Distance and revenue' },
  emissions: { id: 'orders.page.emissions', defaultMessage: 'Emissions' },
  approval: { id: 'orders.page.approval', defaultMessage: 'Approval' },
  history: { id: 'orders.page.history', defaultMessage: 'History' },
  yes: { id: 'orders.page.yes', defaultMessage: 'Yes' },
  no: { id: 'orders.page.no', defaultMessage: 'No' },
  estimated: {
    id: 'orders.page.estimated',
    defaultMessage: 'Estimated as great-circle distance, without a routing service.',
  },
});
