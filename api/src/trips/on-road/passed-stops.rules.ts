type OpenVisit = { stopPosition: number; arrivedAt: number | null };

/**
 * The number of a running trip's stops that are done, up to the last one that its vehicle reached. Skipped stops before
 * that count as well, because the trip does not go back for another order.
 * @param visits open ones of all stops
 */
export function countPassedStops(visits: readonly OpenVisit[], stopCount: number): number {
  const isAhead = (position: number) => {
    const here = visits.filter(({ stopPosition }) => stopPosition === position);
    return here.length > 0 && here.every(({ arrivedAt }) => arrivedAt === null);
  };
  return Array.from({ length: stopCount }, (_, i) => i).findLastIndex((position) => !isAhead(position)) + 1;
}
