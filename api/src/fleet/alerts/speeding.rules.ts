import { MINUTE } from 'shared-contracts/values/time';

/**
 * The state of a vehicle above its limit. Times in unix seconds, speed in km/h. `speedLimit`: the one where the top
 * speed was reached.
 */
export type SpeedingState = {
  since: number;
  lastAt: number;
  topSpeed: number;
  speedLimit: number | null;
  isRaised: boolean;
};
type Position = { at: number; speed: number; limit: number };
type Result = { state: SpeedingState | null; raised: SpeedingState | null };

/** A longer gap between positions ends the state, since nobody knows the speed in between. Seconds. */
const MAX_GAP = 10 * MINUTE;

function continueState(state: SpeedingState | null, { at, speed, limit }: Position): SpeedingState {
  if (!state || at - state.lastAt > MAX_GAP)
    return { since: at, lastAt: at, topSpeed: speed, speedLimit: limit, isRaised: false };
  const { topSpeed, speedLimit } = state;
  return speed - limit > topSpeed - (speedLimit ?? limit)
    ? { ...state, lastAt: at, topSpeed: speed, speedLimit: limit }
    : { ...state, lastAt: at, speedLimit: speedLimit ?? limit };
}

/**
 * Follows the newer positions of a vehicle, the oldest first. Speeding that lasts `seconds` is raised once, until a
 * position at or below the limit ends it.
 */
export function followSpeed(before: SpeedingState | null, positions: readonly Position[], seconds: number): Result {
  let state = before;
  let raised: SpeedingState | null = null;
  for (const position of positions) {
    state = position.speed > position.limit ? continueState(state, position) : null;
    if (state && !state.isRaised && state.lastAt - state.since >= seconds) {
      state = { ...state, isRaised: true };
      raised ??= state;
    }
  }
  return { state, raised };
}
