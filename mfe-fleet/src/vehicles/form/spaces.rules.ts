import { EFFECTIVE_SHARE } from 'shared-contracts/values/vehicles';

type Dimensions = { width?: string | null; height?: string | null; length?: string | null };

const PLACES = 1_000n;
const PERCENT = 100n;
const SHARE = BigInt(Math.round(EFFECTIVE_SHARE * Number(PERCENT)));

const millimetres = (metres: string) => BigInt(Math.round(Number(metres) * Number(PLACES)));
const divided = (number: bigint, by: bigint) => (number * 2n + by) / (by * 2n); // half up, as the server does
const decimal = (thousandths: bigint) => (Number(thousandths) / Number(PLACES)).toFixed(3);

/** In CBM of a body in m: all of it, and what freight can fill. Undefined while a dimension is missing. */
export function spacesOf({ width, height, length }: Dimensions): { actual: string; effective: string } | undefined {
  if (!Number(width) || !Number(height) || !Number(length)) return undefined;
  const volume = millimetres(width ?? '') * millimetres(height ?? '') * millimetres(length ?? '');
  return {
    actual: decimal(divided(volume, PLACES * PLACES)),
    effective: decimal(divided(volume * SHARE, PLACES * PLACES * PERCENT)),
  };
}
