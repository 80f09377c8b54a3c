import { defineMessages } from 'react-intl';
import type { InspectionItemCode, InspectionKind } from 'shared-contracts/values/fleet/inspections';

export const messages = defineMessages({
  title: { id: 'fleet.inspections.title', defaultMessage: 'Inspections' },
  search: { id: 'fleet.inspections.search', defaultMessage: 'Search by vehicle or driver' },
  empty: { id: 'fleet.inspections.empty', defaultMessage: 'No inspections found' },
  emptyText: {
    id: 'fleet.inspections.emptyText',
    defaultMessage: 'What drivers check on their phone before and after a trip appears here',
  },
  checklist: { id: 'fleet.inspections.checklist', defaultMessage: 'Checklist' },
  checklistText: {
    id: 'fleet.inspections.checklistText',
    defaultMessage: 'Drivers of your vehicles check these items before and after each trip.',
  },
  usualText: {
    id: 'fleet.inspections.usualText',
    defaultMessage:
      'This is the usual list, which phones show in the driver’s language. Your own list is shown as you write it.',
  },
  addItem: { id: 'fleet.inspections.addItem', defaultMessage: 'Add item' },
  item: { id: 'fleet.inspections.item', defaultMessage: 'Item' },
  items: { id: 'fleet.inspections.items', defaultMessage: 'Checked items' },
  saved: { id: 'fleet.inspections.saved', defaultMessage: 'Checklist saved' },
  show: { id: 'fleet.inspections.show', defaultMessage: 'Details' },
  openWorkOrder: { id: 'fleet.inspections.openWorkOrder', defaultMessage: 'Open work order' },
  noneOfVehicle: { id: 'fleet.inspections.noneOfVehicle', defaultMessage: 'No inspections yet' },
  photoOf: { id: 'fleet.inspections.photoOf', defaultMessage: 'Photo of {name}' },
});

export const fields = defineMessages({
  vehicle: { id: 'fleet.inspection.vehicle', defaultMessage: 'Vehicle' },
  kind: { id: 'fleet.inspection.kind', defaultMessage: 'When' },
  result: { id: 'fleet.inspection.result', defaultMessage: 'Result' },
  defects: { id: 'fleet.inspection.defects', defaultMessage: 'Defects' },
  driver: { id: 'fleet.inspection.driver', defaultMessage: 'Driver' },
  trip: { id: 'fleet.inspection.trip', defaultMessage: 'Trip' },
  workOrder: { id: 'fleet.inspection.workOrder', defaultMessage: 'Work order' },
  occurredAt: { id: 'fleet.inspection.occurredAt', defaultMessage: 'Time' },
});

export const kinds = defineMessages<InspectionKind>({
  before: { id: 'fleet.inspection.kind.before', defaultMessage: 'Before the trip' },
  after: { id: 'fleet.inspection.kind.after', defaultMessage: 'After the trip' },
});

export const results = defineMessages({
  ok: { id: 'fleet.inspection.result.ok', defaultMessage: 'In order' },
  defects: { id: 'fleet.inspection.result.defects', defaultMessage: 'Defects' },
  defect: { id: 'fleet.inspection.result.defect', defaultMessage: 'Defect' },
});

export const itemNames = defineMessages<InspectionItemCode>({
  brakes: { id: 'fleet.inspection.item.brakes', defaultMessage: 'Brakes' },
  tyres: { id: 'fleet.inspection.item.tyres', defaultMessage: 'Tyres and wheels' },
  lights: { id: 'fleet.inspection.item.lights', defaultMessage: 'Lights and indicators' },
  mirrors: { id: 'fleet.inspection.item.mirrors', defaultMessage: 'Mirrors and windows' },
  steering: { id: 'fleet.inspection.item.steering', defaultMessage: 'Steering' },
  horn: { id: 'fleet.inspection.item.horn', defaultMessage: 'Horn' },
  fluids: { id: 'fleet.inspection.item.fluids', defaultMessage: 'Oil, water and leaks' },
  cargoArea: { id: 'fleet.inspection.item.cargoArea', defaultMessage: 'Cargo area and doors' },
  safetyKit: { id: 'fleet.inspection.item.safetyKit', defaultMessage: 'Fire extinguisher and first aid' },
  documents: { id: 'fleet.inspection.item.documents', defaultMessage: 'Papers of the vehicle' },
});
