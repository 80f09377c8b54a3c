/** Holds up to `capacity` tokens and gains `perSecond`. */
export type Limit = { capacity: number; perSecond: number };
/** `at`: seconds on any clock that only moves forward. */
export type Bucket = { tokens: number; at: number };

/** Tolerance for sums of fractional seconds. */
const ROUNDING = 1e-9;

/** The tokens of a bucket at a later time; a caller without one has them all. */
const refill = (bucket: Bucket | undefined, { capacity, perSecond }: Limit, at: number) =>
  bucket ? Math.min(capacity, bucket.tokens + Math.max(0, at - bucket.at) * perSecond) : capacity;

export type Spending = {
  bucket: Bucket;
  isAllowed: boolean;
  /** Whole tokens that are left. */
  remaining: number;
  /** Seconds until the bucket is full again. */
  reset: number;
  /** Seconds until the same call would be allowed; 0 if it is. */
  retryAfter: number;
};

/**
 * Takes tokens out of a bucket; a call that it can't pay takes none. A call that costs more than the capacity takes
 * all.
 */
export function spend(bucket: Bucket | undefined, limit: Limit, cost: number, at: number): Spending {
  const { capacity, perSecond } = limit;
  const held = refill(bucket, limit, at);
  const price = Math.min(cost, capacity);
  const isAllowed = held >= price - ROUNDING;
  const tokens = isAllowed ? Math.max(0, held - price) : held;
  return {
    bucket: { tokens, at },
    isAllowed,
    remaining: Math.floor(tokens),
    reset: Math.ceil((capacity - tokens) / perSecond),
    retryAfter: isAllowed ? 0 : Math.max(1, Math.ceil((price - held) / perSecond)),
  };
}

export const isFull = (bucket: Bucket, limit: Limit, at: number) => refill(bucket, limit, at) >= limit.capacity;
