import type { EtaState } from 'shared-contracts/values/orders/tracking';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  expected: { id: 'orders.eta.expected', defaultMessage: 'Expected' },
});

export const etaStates = defineMessages<Exclude<EtaState, 'notUnderWay'>>({
  live: { id: 'orders.eta.live', defaultMessage: 'Arrivals estimated from the vehicle’s position {age}.' },
  noPosition: {
    id: 'orders.eta.noPosition',
    defaultMessage: 'No estimated arrivals: the vehicle has sent no position.',
  },
  stalePosition: {
    id: 'orders.eta.stalePosition',
    defaultMessage: 'No estimated arrivals: the vehicle’s last position is too old ({age}).',
  },
});
