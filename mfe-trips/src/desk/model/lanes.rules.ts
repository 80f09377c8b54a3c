export type Span = { id: string; from: number; to: number };
/** Position of a bar within its row: overlapping bars share the row's height. */
export type Lane = { lane: number; lanes: number };

/** Bars that overlap are below each other; of those that don't, each has the whole height of its row. */
export function assignLanes(spans: readonly Span[]): ReadonlyMap<string, Lane> {
  const result = new Map<string, Lane>();
  let cluster: { id: string; lane: number }[] = [];
  let laneEnds: number[] = [];
  const closeCluster = () => {
    for (const { id, lane } of cluster) result.set(id, { lane, lanes: laneEnds.length });
    cluster = [];
    laneEnds = [];
  };
  for (const { id, from, to } of spans.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (laneEnds.every((end) => end <= from)) closeCluster();
    const free = laneEnds.findIndex((end) => end <= from);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = to;
    cluster.push({ id, lane });
  }
  closeCluster();
  return result;
}
