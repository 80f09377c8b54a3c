import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'ui.planFigures.title', defaultMessage: 'Improvement' },
  figure: { id: 'ui.planFigures.figure', defaultMessage: 'Figure' },
  before: { id: 'ui.planFigures.before', defaultMessage: 'First suggestion' },
  after: { id: 'ui.planFigures.after', defaultMessage: 'Best so far' },
  assignedOrders: { id: 'ui.planFigures.assignedOrders', defaultMessage: 'Orders with a vehicle' },
  trips: { id: 'ui.planFigures.trips', defaultMessage: 'Trips' },
  distance: { id: 'ui.planFigures.distance', defaultMessage: 'Distance' },
  time: { id: 'ui.planFigures.time', defaultMessage: 'Time' },
  emissions: { id: 'ui.planFigures.emissions', defaultMessage: 'CO₂e' },
  cost: { id: 'ui.planFigures.cost', defaultMessage: 'Cost' },
});
