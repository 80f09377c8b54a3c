import type { Vehicle, VehicleDraft, VehicleDraftInput, VehicleFile, VehicleInput } from 'shared-contracts/vehicles';
import { KINDS, type DraftForm, type VehicleForm } from './vehicle.schema.ts';

/** A picture is shown small; whoever wants to see it whole views it. */
const shownAs = ({ name, url, thumbnail, mime }: VehicleFile) =>
  thumbnail ? { name, url: thumbnail, mime: 'image/jpeg' } : { name, url, mime };

function filesIn(stored: readonly VehicleFile[]): Pick<VehicleForm, 'files' | 'expiries'> {
  const of = new Map(stored.map((file) => [file.kind, file]));
  const each = <Value>(value: (file: VehicleFile) => Value) =>
    Object.fromEntries(
      KINDS.map((kind) => {
        const file = of.get(kind);
        return [kind, file ? value(file) : null];
      }),
    ) as Record<(typeof KINDS)[number], Value | null>;
  return { files: each(shownAs), expiries: each(({ expiresAt }) => expiresAt) };
}

/** A vehicle as the form edits it. */
export const valuesOf = ({
  type,
  brand,
  model,
  color,
  fuelType,
  cargoTypes,
  files,
  ...vehicle
}: Vehicle): Partial<VehicleForm> => ({
  ...vehicle,
  ...filesIn(files),
  enginePower: vehicle.enginePower && String(Number(vehicle.enginePower)), // 118, not 118.000
  vehicleTypeId: type.id,
  brandId: brand?.id ?? null,
  modelId: model?.id ?? null,
  colorId: color?.id ?? null,
  fuelTypeId: fuelType?.id ?? null,
  cargoTypeIds: cargoTypes.map(({ id }) => id),
});

/** What a draft holds so far; what it lacks is left to the form's defaults. */
export function draftValuesOf({ values, files }: VehicleDraft): Partial<VehicleForm> {
  const there = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  return { ...there, ...filesIn(files) };
}

export const inputOf = ({ files: _files, expiries: _expiries, ...vehicle }: VehicleForm): VehicleInput => vehicle;

/** A required measure that was left empty stands there as zero: it is missing. */
const known = (value: string | null | undefined) => (Number(value) ? value : null);

export const draftInputOf = ({
  files: _files,
  expiries: _expiries,
  width,
  height,
  length,
  maxCarryWeight,
  ...draft
}: DraftForm | VehicleForm): VehicleDraftInput => ({
  ...draft,
  width: known(width),
  height: known(height),
  length: known(length),
  maxCarryWeight: known(maxCarryWeight),
});
