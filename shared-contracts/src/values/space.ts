import { EFFECTIVE_SPACE_RATIO } from './fleet/vehicles.ts';

/** Measures that capacities limit: CBM, kg, pallet places, and metres of the full width of a vehicle. */
export const LOAD_MEASURES = ['space', 'weight', 'palletPlaces', 'loadingMeters'] as const;
export type LoadMeasure = (typeof LOAD_MEASURES)[number];
/** Measures that are not known for all freight and vehicles. Null or absent if unknown or unlimited. */
export const FLOOR_MEASURES = ['palletPlaces', 'loadingMeters'] as const;
export type FloorMeasures = { [measure in (typeof FLOOR_MEASURES)[number]]?: string | null | undefined };

/** The inner width of a lorry in metres: a EUR pallet of 1.2 × 0.8 m takes 0.4 loading meters. */
export const FLOOR_WIDTH = '2.4';
const FLOOR_MILLIMETRES = 2_400n;

/** Metres with up to three decimals. */
export type Dimensions = { width: string; height: string; length: string };

const DECIMALS = 3;
const MILLIMETRES_PER_METRE = 10 ** DECIMALS;
const DECIMAL = /^\d+(\.\d{1,3})?$/;
/** Calculating with a percentage avoids fractions. */
const EFFECTIVE_PERCENT = BigInt(Math.round(EFFECTIVE_SPACE_RATIO * 100));

const toMillimetres = (metres: string) => BigInt(Math.round(Number(metres) * MILLIMETRES_PER_METRE));
const divideHalfUp = (dividend: bigint, divisor: bigint) => (dividend * 2n + divisor) / (divisor * 2n);

function formatThousandths(thousandths: bigint): string {
  const digits = String(thousandths).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

const toCubicMillimetres = ({ width, height, length }: Dimensions) =>
  toMillimetres(width) * toMillimetres(height) * toMillimetres(length);

/** The volume of a box in CBM, rounded half up to three decimals. */
export const computeVolume = (dimensions: Dimensions) =>
  formatThousandths(divideHalfUp(toCubicMillimetres(dimensions), 1_000_000n));

/** The space of a vehicle body in CBM: its volume, and the part of it that freight can fill. */
export const computeVehicleSpace = (dimensions: Dimensions) => ({
  actualSpace: computeVolume(dimensions),
  effectiveSpace: formatThousandths(
    divideHalfUp(toCubicMillimetres(dimensions) * EFFECTIVE_PERCENT, 100n * 1_000_000n),
  ),
});

type FloorPiece = Pick<Dimensions, 'width' | 'length'> & { stackLayers?: number | null | undefined };
/** The loading meters of one piece, rounded half up to three decimals; null if the stacking is unknown. */
export const computeLoadingMeters = ({ width, length, stackLayers }: FloorPiece) =>
  stackLayers
    ? formatThousandths(
        divideHalfUp(toMillimetres(width) * toMillimetres(length), FLOOR_MILLIMETRES * BigInt(stackLayers)),
      )
    : null;

/** Whether a form has all dimensions, each greater than zero. */
export const hasDimensions = (input: { [name in keyof Dimensions]?: string | null | undefined }): input is Dimensions =>
  [input.width, input.height, input.length].every((size) => size && DECIMAL.test(size) && Number(size) > 0);
