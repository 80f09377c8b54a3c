import type { ChangedFields } from 'shared-ui/format';
import { billingByMessages, fields } from './cargos.messages.ts';

/** How the timeline of a cargo shows its changed fields. */
export const changedFields: ChangedFields = {
  name: fields.name,
  code: fields.code,
  cargoType: fields.cargoType,
  allowedCargoTypes: fields.allowedCargoTypes,
  shippingUnit: fields.shippingUnit,
  billingBy: { label: fields.billingBy, codes: billingByMessages },
  width: { label: fields.width, kind: 'length' },
  height: { label: fields.height, kind: 'length' },
  length: { label: fields.length, kind: 'length' },
  weight: { label: fields.weight, kind: 'weight' },
  actualSpace: { label: fields.actualSpace, kind: 'space' },
  effectiveSpace: { label: fields.effectiveSpace, kind: 'space' },
  palletPlaces: { label: fields.palletPlaces, kind: 'palletPlaces' },
  stackLayers: fields.stackLayers,
};
