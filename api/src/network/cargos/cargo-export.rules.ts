import type { CargoRow } from 'shared-contracts/network/cargos';
import { computeLoadingMeters } from 'shared-contracts/values/space';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const CARGO_EXPORT: ExportColumns<CargoRow> = {
  name: column('text', ({ name }) => name),
  code: column('text', ({ code }) => code),
  cargoType: column('text', ({ cargoType }) => cargoType.name),
  shippingUnit: column('text', ({ shippingUnit }) => shippingUnit),
  billingBy: column('code', ({ billingBy }) => billingBy),
  weight: column('weight', ({ weight }) => weight),
  effectiveSpace: column('space', ({ effectiveSpace }) => effectiveSpace),
  palletPlaces: column('palletPlaces', ({ palletPlaces }) => palletPlaces),
  loadingMeters: column('loadingMeters', computeLoadingMeters),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
