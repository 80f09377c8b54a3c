import { defineMessages } from 'react-intl';

export const helpMessages = defineMessages({
  title: { id: 'trips.unplaced.helpTitle', defaultMessage: 'What would help:' },
  laterPickup: { id: 'trips.unplaced.laterPickup', defaultMessage: 'Pick up at {location} {duration} later, by {to}' },
  laterDelivery: {
    id: 'trips.unplaced.laterDelivery',
    defaultMessage: 'Deliver at {location} {duration} later, by {to}',
  },
  fewerStops: {
    id: 'trips.unplaced.fewerStops',
    defaultMessage: 'Split the order: {count} stops; a trip has at most {most}',
  },
  otherType: { id: 'trips.unplaced.otherType', defaultMessage: 'Allow the type {type}' },
  moreSpace: { id: 'trips.unplaced.moreSpace', defaultMessage: 'A type with {space} more than {type}' },
  moreWeight: { id: 'trips.unplaced.moreWeight', defaultMessage: 'A type that carries {weight} more than {type}' },
  morePalletPlaces: {
    id: 'trips.unplaced.morePalletPlaces',
    defaultMessage: 'A type with {palletPlaces} more than {type}',
  },
  moreLoadingMeters: {
    id: 'trips.unplaced.moreLoadingMeters',
    defaultMessage: 'A type that is {loadingMeters} longer than {type}',
  },
  newType: {
    id: 'trips.unplaced.newType',
    defaultMessage:
      '{temperature, select, frozen {A freezer type} chilled {A cooled type} other {A type}} for {space} and {weight}',
  },
  longerDrive: { id: 'trips.unplaced.longerDrive', defaultMessage: 'Allow {duration} more driving in a trip' },
  longerTrip: { id: 'trips.unplaced.longerTrip', defaultMessage: 'Allow trips {duration} longer' },
  longerWait: { id: 'trips.unplaced.longerWait', defaultMessage: 'Allow waits {duration} longer' },
});
