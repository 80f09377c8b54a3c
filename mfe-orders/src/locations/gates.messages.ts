import { defineMessages } from 'react-intl';

export const gateMessages = defineMessages({
  gates: { id: 'orders.location.gate.gates', defaultMessage: 'Gates' },
  gatesHelp: {
    id: 'orders.location.gate.gatesHelp',
    defaultMessage: 'Where slots are booked. Orders that stop here are given a time at one of them.',
  },
  addGate: { id: 'orders.location.gate.addGate', defaultMessage: 'Add gate' },
  name: { id: 'orders.location.gate.name', defaultMessage: 'Name' },
  use: { id: 'orders.location.gate.use', defaultMessage: 'Used for' },
  slotMinutes: { id: 'orders.location.gate.slotMinutes', defaultMessage: 'Slot, minutes' },
  capacity: { id: 'orders.location.gate.capacity', defaultMessage: 'Vehicles at once' },
  openingHours: { id: 'orders.location.gate.openingHours', defaultMessage: 'Opening hours' },
});

export const gateUses = defineMessages({
  both: { id: 'orders.location.gate.use.both', defaultMessage: 'Loading and unloading' },
  loading: { id: 'orders.location.gate.use.loading', defaultMessage: 'Loading' },
  unloading: { id: 'orders.location.gate.use.unloading', defaultMessage: 'Unloading' },
});

export const gateHours = defineMessages({
  always: { id: 'orders.location.gate.hours.always', defaultMessage: 'As the location' },
  hours: { id: 'orders.location.gate.hours.hours', defaultMessage: 'At certain times' },
});
