type OpenVisit = { stopPosition: number; arrivedAt: number | null };

/**
 * How many stops of a running trip its vehicle has reached or left, counted to the last of them. Those before it that were
 * skipped count as well, because the trip does not go back for another order.
 * @param visits what is still open, of all stops
 */
export function countPassedStops(visits: readonly OpenVisit[], stopCount: number): number {
  const isAhead = (position: number) => {
    const here = visits.filter(({ stopPosition }) => stopPosition === position);
    return here.length > 0 && here.every(({ arrivedAt }) => arrivedAt === null);
  };
  return Array.from({ length: stopCount }, (_, i) => i).findLastIndex((position) => !isAhead(position)) + 1;
}
