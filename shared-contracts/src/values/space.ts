import { EFFECTIVE_SPACE_RATIO } from './fleet/vehicles.ts';

/** Metres with up to three decimals. */
export type Dimensions = { width: string; height: string; length: string };

const DECIMALS = 3;
const MILLIMETRES_PER_METRE = 10 ** DECIMALS;
const DECIMAL = /^\d+(\.\d{1,3})?$/;
/** A percentage keeps the calculation in whole numbers. */
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

/** Whether a form has all dimensions, each more than zero. */
export const hasDimensions = (input: { [name in keyof Dimensions]?: string | null | undefined }): input is Dimensions =>
  [input.width, input.height, input.length].every((size) => size && DECIMAL.test(size) && Number(size) > 0);
