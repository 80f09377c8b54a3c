import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  help: {
    id: 'desk.timeline.help',
    defaultMessage:
      'Arrow keys go from trip to trip. Space picks a trip up, arrow keys then choose vehicle and time, Enter drops it, Escape cancels. Enter shows a trip, L locks or unlocks it.',
  },
  rowsBy: { id: 'desk.timeline.rowsBy', defaultMessage: 'Rows' },
  byVehicle: { id: 'desk.timeline.byVehicle', defaultMessage: 'Vehicles' },
  byDriver: { id: 'desk.timeline.byDriver', defaultMessage: 'Drivers' },
  search: { id: 'desk.timeline.search', defaultMessage: 'Search vehicles and drivers' },
  zoomIn: { id: 'desk.timeline.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'desk.timeline.zoomOut', defaultMessage: 'Zoom out' },
  now: { id: 'desk.timeline.now', defaultMessage: 'Now' },
  day: { id: 'desk.timeline.day', defaultMessage: 'Day' },
  week: { id: 'desk.timeline.week', defaultMessage: 'Week' },
  drive: { id: 'desk.timeline.drive', defaultMessage: 'Driving' },
  service: { id: 'desk.timeline.service', defaultMessage: 'Stop' },
  wait: { id: 'desk.timeline.wait', defaultMessage: 'Waiting' },
  break: { id: 'desk.timeline.break', defaultMessage: 'Break' },
  late: { id: 'desk.timeline.late', defaultMessage: 'Late' },
  legend: { id: 'desk.timeline.legend', defaultMessage: 'Colors' },
  unavailable: { id: 'desk.timeline.unavailable', defaultMessage: 'Unavailable' },
  unavailableFor: { id: 'desk.timeline.unavailableFor', defaultMessage: 'Unavailable: {reason}' },
  places: { id: 'desk.timeline.places', defaultMessage: '{first} → {last}' },
  noStops: { id: 'desk.timeline.noStops', defaultMessage: 'No orders yet' },
  noRows: { id: 'desk.timeline.noRows', defaultMessage: 'No vehicle or driver matches the search' },
  moving: { id: 'desk.timeline.moving', defaultMessage: 'Moving {name} to {place}' },
  movingToPool: { id: 'desk.timeline.movingToPool', defaultMessage: 'Moving {name} out of the plan' },
  intoTrip: { id: 'desk.timeline.intoTrip', defaultMessage: 'trip {number}, {place}' },
  pickedUp: {
    id: 'desk.timeline.pickedUp',
    defaultMessage:
      '{name} picked up. Up and down choose the row, left and right the time, Shift for four hours, P the unplanned orders. Enter drops, Escape cancels.',
  },
  drop: { id: 'desk.timeline.drop', defaultMessage: 'Drop here' },
  cancelled: { id: 'desk.timeline.cancelled', defaultMessage: '{name} stays where it was' },
  outOfPlan: { id: 'desk.timeline.outOfPlan', defaultMessage: 'Unplanned' },
});
