import type { SearchProblem } from './search-problem.ts';

const MAX_NEIGHBOURS = 120;
/** The weight of the distance between the other ends, which sorts visits at the same place. */
const OTHER_END = 0.1;

function otherEnd(visit: number, { requestOf, first, last }: SearchProblem): number {
  const request = requestOf[visit] as number;
  return first[request] === visit ? (last[request] as number) : (first[request] as number);
}

/** Infinity between visits that cannot share a route. */
function measureDistances(visit: number, problem: SearchProblem): Float64Array {
  const { visitCount, place, placeCount, cost, requestOf, compatible, requestCount } = problem;
  const costBetween = (a: number, b: number) =>
    cost[(place[a] as number) * placeCount + (place[b] as number)] as number;
  const [request, end] = [requestOf[visit] as number, otherEnd(visit, problem)];
  const distances = new Float64Array(visitCount).fill(Infinity);
  for (let other = 1; other < visitCount; other += 1) {
    const otherRequest = requestOf[other] as number;
    if (otherRequest === request) continue;
    if (compatible && compatible[request * requestCount + otherRequest] === 0) continue;
    distances[other] = costBetween(visit, other) + OTHER_END * costBetween(end, otherEnd(other, problem));
  }
  return distances;
}

function findNearest(visit: number, problem: SearchProblem): Int32Array {
  const distances = measureDistances(visit, problem);
  // Sorting numbers alone is far cheaper than sorting all visits.
  const limit = distances.toSorted()[Math.min(MAX_NEIGHBOURS, problem.visitCount) - 1] as number;
  const nearest: number[] = [];
  for (let other = 1; other < problem.visitCount; other += 1) {
    const distance = distances[other] as number;
    if (distance <= limit && distance < Infinity) nearest.push(other);
  }
  nearest.sort((a, b) => (distances[a] as number) - (distances[b] as number) || a - b);
  return Int32Array.from(nearest.slice(0, MAX_NEIGHBOURS));
}

/** Finds the nearest visits that may share a route with a visit, nearest first. Remembers them. */
export function createNeighbours(problem: SearchProblem): (visit: number) => Int32Array {
  const found: (Int32Array | undefined)[] = Array.from({ length: problem.visitCount });
  return (visit) => (found[visit] ??= findNearest(visit, problem));
}
