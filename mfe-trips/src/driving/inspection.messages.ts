import { defineMessages } from 'react-intl';
import type { InspectionItemCode, InspectionKind } from 'shared-contracts/values/fleet/inspections';

export const messages = defineMessages({
  defect: { id: 'trips.inspection.defect', defaultMessage: '{name}: defect' },
  note: { id: 'trips.inspection.note', defaultMessage: 'What is wrong?' },
  photo: { id: 'trips.inspection.photo', defaultMessage: 'Photo' },
  checked: { id: 'trips.inspection.checked', defaultMessage: 'I have checked everything on this list' },
  hint: {
    id: 'trips.inspection.hint',
    defaultMessage: 'Switch on what has a defect. Everything else counts as in order.',
  },
  submit: { id: 'trips.inspection.submit', defaultMessage: 'Send inspection' },
  mustCheck: { id: 'trips.inspection.mustCheck', defaultMessage: 'Check everything and confirm it here' },
});

/** For the button and the dialog. */
export const titles = defineMessages<InspectionKind>({
  before: { id: 'trips.inspection.title.before', defaultMessage: 'Inspect the vehicle before the trip' },
  after: { id: 'trips.inspection.title.after', defaultMessage: 'Inspect the vehicle after the trip' },
});

/** For entries that wait to be sent. */
export const names = defineMessages<InspectionKind>({
  before: { id: 'trips.inspection.name.before', defaultMessage: 'Inspection before the trip' },
  after: { id: 'trips.inspection.name.after', defaultMessage: 'Inspection after the trip' },
});

export const doneMessages = defineMessages<InspectionKind>({
  before: { id: 'trips.inspection.done.before', defaultMessage: 'Inspected before the trip' },
  after: { id: 'trips.inspection.done.after', defaultMessage: 'Inspected after the trip' },
});

export const items = defineMessages<InspectionItemCode>({
  brakes: { id: 'trips.inspection.item.brakes', defaultMessage: 'Brakes' },
  tyres: { id: 'trips.inspection.item.tyres', defaultMessage: 'Tyres and wheels' },
  lights: { id: 'trips.inspection.item.lights', defaultMessage: 'Lights and indicators' },
  mirrors: { id: 'trips.inspection.item.mirrors', defaultMessage: 'Mirrors and windows' },
  steering: { id: 'trips.inspection.item.steering', defaultMessage: 'Steering' },
  horn: { id: 'trips.inspection.item.horn', defaultMessage: 'Horn' },
  fluids: { id: 'trips.inspection.item.fluids', defaultMessage: 'Oil, water and leaks' },
  cargoArea: { id: 'trips.inspection.item.cargoArea', defaultMessage: 'Cargo area and doors' },
  safetyKit: { id: 'trips.inspection.item.safetyKit', defaultMessage: 'Fire extinguisher and first aid' },
  documents: { id: 'trips.inspection.item.documents', defaultMessage: 'Papers of the vehicle' },
});
