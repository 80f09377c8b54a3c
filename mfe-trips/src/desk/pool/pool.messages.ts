import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  move: { id: 'desk.pool.move', defaultMessage: 'Move order {number}' },
  choose: { id: 'desk.pool.choose', defaultMessage: 'Choose order {number}' },
  chosen: { id: 'desk.pool.chosen', defaultMessage: '{count, plural, one {# order chosen} other {# orders chosen}}' },
  chooseAll: { id: 'desk.pool.chooseAll', defaultMessage: 'Choose all loaded orders' },
  clear: { id: 'desk.pool.clear', defaultMessage: 'Clear' },
  count: {
    id: 'desk.pool.count',
    defaultMessage: '{count, plural, one {# unplanned order} other {# unplanned orders}}',
  },
  empty: { id: 'desk.pool.empty', defaultMessage: 'Every order is planned' },
  emptyText: {
    id: 'desk.pool.emptyText',
    defaultMessage:
      'Validated orders that are in no trip appear here when their pickup begins before the end of the plan.',
  },
  noMatches: { id: 'desk.pool.noMatches', defaultMessage: 'No unplanned order matches the filters' },
  search: { id: 'desk.pool.search', defaultMessage: 'Search orders' },
  pickupFrom: { id: 'desk.pool.pickupFrom', defaultMessage: 'Pickup' },
  pickLocation: { id: 'desk.pool.pickLocation', defaultMessage: 'Pickup at' },
  dropLocation: { id: 'desk.pool.dropLocation', defaultMessage: 'Drop at' },
  inArea: { id: 'desk.pool.inArea', defaultMessage: 'In the area on the map' },
  sort: { id: 'desk.pool.sort', defaultMessage: 'Sort' },
  sortPickup: { id: 'desk.pool.sortPickup', defaultMessage: 'By pickup' },
  sortDelivery: { id: 'desk.pool.sortDelivery', defaultMessage: 'By delivery' },
  sortNumber: { id: 'desk.pool.sortNumber', defaultMessage: 'By number' },
  flexible: { id: 'desk.pool.flexible', defaultMessage: 'Any vehicle type' },
  moveTo: { id: 'desk.pool.moveTo', defaultMessage: 'Move to…' },
});
