import type { VehicleDraft } from 'shared-contracts/fleet/vehicle-drafts';
import type { Vehicle, VehicleDraftInput, VehicleFile, VehicleInput } from 'shared-contracts/fleet/vehicles';
import { FILE_KINDS, type DraftFormValues, type VehicleFormValues } from './vehicle.schema.ts';

/** Prefers the thumbnail; the full file opens in the viewer. */
const toPreview = ({ name, url, thumbnail, mime }: VehicleFile) =>
  thumbnail ? { name, url: thumbnail, mime: 'image/jpeg' } : { name, url, mime };

function toFormFiles(storedFiles: readonly VehicleFile[]): Pick<VehicleFormValues, 'files' | 'expiries'> {
  const fileByKind = new Map(storedFiles.map((file) => [file.kind, file]));
  const mapKinds = <Value>(toValue: (file: VehicleFile) => Value) =>
    Object.fromEntries(
      FILE_KINDS.map((kind) => {
        const file = fileByKind.get(kind);
        return [kind, file ? toValue(file) : null];
      }),
    ) as Record<(typeof FILE_KINDS)[number], Value | null>;
  return { files: mapKinds(toPreview), expiries: mapKinds(({ expiresAt }) => expiresAt) };
}

export const toFormValues = ({
  type,
  brand,
  model,
  color,
  fuelType,
  cargoTypes,
  homeLocation,
  files,
  ...vehicle
}: Vehicle): Partial<VehicleFormValues> => ({
  ...vehicle,
  ...toFormFiles(files),
  enginePower: vehicle.enginePower && String(Number(vehicle.enginePower)), // 118, not 118.000
  vehicleTypeId: type.id,
  brandId: brand?.id ?? null,
  modelId: model?.id ?? null,
  colorId: color?.id ?? null,
  fuelTypeId: fuelType?.id ?? null,
  cargoTypeIds: cargoTypes.map(({ id }) => id),
  homeLocationId: homeLocation?.id ?? null,
});

/** Omits empty values, so that the form's defaults apply. */
export function toDraftFormValues({ values, files }: VehicleDraft): Partial<VehicleFormValues> {
  const presentValues = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  return { ...presentValues, ...toFormFiles(files) };
}

export const toVehicleInput = ({ files: _files, expiries: _expiries, ...vehicle }: VehicleFormValues): VehicleInput =>
  vehicle;

/** Treats zero as missing: an empty measure field has that value. */
const toMeasure = (value: string | null | undefined) => (Number(value) ? value : null);

export const toDraftInput = ({
  files: _files,
  expiries: _expiries,
  width,
  height,
  length,
  maxCarryWeight,
  ...draft
}: DraftFormValues | VehicleFormValues): VehicleDraftInput => ({
  ...draft,
  width: toMeasure(width),
  height: toMeasure(height),
  length: toMeasure(length),
  maxCarryWeight: toMeasure(maxCarryWeight),
});
