const TURNS = 20_000_000;

/** A fixed amount of work: its duration shows how fast the machine currently is. */
export function calibration() {
  let sum = 0;
  for (let i = 0; i < TURNS; i += 1) sum += Math.sqrt(i);
  if (sum < 0) throw new Error('Sums of roots are positive');
}
