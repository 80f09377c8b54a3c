import type { VehicleInput } from 'shared-contracts/fleet/vehicles';
import type { Message } from 'shared-ui';
import { loadMessages, type ChangedField, type ChangedFields } from 'shared-ui/format';
import { fields, fileKinds, loadingOptions, statuses, trackingApps } from '../vehicle-fields.messages.ts';
import { meterMessages } from '../meters.messages.ts';
import { historyFields } from './vehicle-page.messages.ts';

const inputFields = {
  registrationPlate: fields.registrationPlate,
  trackingDevice: fields.trackingDevice,
  trackingApp: { label: fields.trackingApp, codes: trackingApps },
  vin: fields.vin,
  vehicleTypeId: fields.vehicleTypeId,
  licenseClass: fields.licenseClass,
  brandId: fields.brandId,
  modelId: fields.modelId,
  year: fields.year,
  colorId: fields.colorId,
  engineModel: fields.engineModel,
  enginePower: fields.enginePower,
  fuelTypeId: fields.fuelTypeId,
  axles: fields.axles,
  weight: { label: fields.weight, kind: 'weight' },
  comment: fields.comment,
  cargoTypeIds: fields.cargoTypeIds,
  width: { label: fields.width, kind: 'length' },
  height: { label: fields.height, kind: 'length' },
  length: { label: fields.length, kind: 'length' },
  effectiveSpace: { label: fields.effectiveSpace, kind: 'space' },
  maxCarryWeight: { label: fields.maxCarryWeight, kind: 'weight' },
  palletPlaces: { label: loadMessages.palletPlaces, kind: 'palletPlaces' },
  loadingMeters: { label: loadMessages.loadingMeters, kind: 'loadingMeters' },
  loadingOptions: { label: fields.loadingOptions, codes: loadingOptions },
  homeLocationId: fields.homeLocationId,
  fixedCost: { label: fields.fixedCost, kind: 'money' },
  kmCost: { label: fields.kmCost, kind: 'money' },
} as const satisfies Record<keyof VehicleInput, Message | ChangedField>;

/** How the timeline of a vehicle shows its changed fields. A service is named after its interval. */
export const changedFields: ChangedFields = {
  ...inputFields,
  actualSpace: { label: fields.actualSpace, kind: 'space' },
  status: { label: fields.status, codes: statuses },
  driverId: fields.driver,
  kind: { label: historyFields.kind, codes: fileKinds },
  name: historyFields.name,
  expiresAt: { label: historyFields.expiresAt, kind: 'date' },
  partner: historyFields.partner,
  fromAt: historyFields.fromAt,
  toAt: historyFields.toAt,
  liveLink: historyFields.liveLink,
  reason: historyFields.reason,
  odometer: { label: meterMessages.odometer, kind: 'distance' },
  engineHours: meterMessages.engineHours,
  defects: historyFields.defects,
};
