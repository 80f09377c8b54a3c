import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  of: { id: 'ui.capacity.of', defaultMessage: '{type}: {kind}' },
  overload: { id: 'ui.capacity.overload', defaultMessage: 'Overload' },
});

/** The measures that capacities limit. */
export const loadMessages = defineMessages({
  space: { id: 'ui.load.space', defaultMessage: 'Space' },
  weight: { id: 'ui.load.weight', defaultMessage: 'Weight' },
  palletPlaces: { id: 'ui.load.palletPlaces', defaultMessage: 'Pallet places' },
  loadingMeters: { id: 'ui.load.loadingMeters', defaultMessage: 'Loading metres' },
});
