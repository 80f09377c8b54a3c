import { MINUTE } from 'shared-contracts/values/time';

/** Of a vehicle above its limit. Times in unix seconds, speed in km/h. */
export type SpeedingState = { since: number; lastAt: number; topSpeed: number; isRaised: boolean };
type Position = { at: number; speed: number };
type Result = { state: SpeedingState | null; raised: SpeedingState | null };

/** After a longer silence nobody knows whether the vehicle stayed above the limit. Seconds. */
const MAX_GAP = 10 * MINUTE;

const continueState = (state: SpeedingState | null, { at, speed }: Position): SpeedingState =>
  state && at - state.lastAt <= MAX_GAP
    ? { ...state, lastAt: at, topSpeed: Math.max(state.topSpeed, speed) }
    : { since: at, lastAt: at, topSpeed: speed, isRaised: false };

/**
 * Follows the newer positions of a vehicle, the oldest first. Speeding that lasts `seconds` is raised once, until a
 * position at or below the limit ends it.
 */
export function followSpeed(
  before: SpeedingState | null,
  positions: readonly Position[],
  { limit, seconds }: { limit: number; seconds: number },
): Result {
  let state = before;
  let raised: SpeedingState | null = null;
  for (const position of positions) {
    state = position.speed > limit ? continueState(state, position) : null;
    if (state && !state.isRaised && state.lastAt - state.since >= seconds) {
      state = { ...state, isRaised: true };
      raised ??= state;
    }
  }
  return { state, raised };
}
