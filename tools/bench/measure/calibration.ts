const TURNS = 20_000_000;

/** The same work every time: how long it takes tells how quick the machine is just then. */
export function calibration() {
  let sum = 0;
  for (let i = 0; i < TURNS; i += 1) sum += Math.sqrt(i);
  if (sum < 0) throw new Error('Sums of roots are positive');
}
