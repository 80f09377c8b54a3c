export type Pixel = { x: number; y: number };
export type AreaShape = 'rectangle' | 'lasso';

/** Anything smaller is a click. */
const MIN_SIZE_PX = 8;
/** A lasso has at most so many corners. */
const MAX_CORNERS = 40;

const getSize = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Leaves out points at even distances, but not the first. */
function thin(points: readonly Pixel[]): readonly Pixel[] {
  const step = Math.ceil(points.length / MAX_CORNERS);
  return points.filter((_, index) => index % step === 0);
}

/**
 * The corners of a drawn shape: from the first to the last point of the pointer, or along its path. Null if it is too
 * small.
 */
export function toCorners(shape: AreaShape, way: readonly Pixel[]): readonly Pixel[] | null {
  const [first, last] = [way.at(0), way.at(-1)];
  if (!first || !last) return null;
  const corners =
    shape === 'rectangle' ? [first, { x: last.x, y: first.y }, last, { x: first.x, y: last.y }] : thin(way);
  const sizes = [getSize(corners.map(({ x }) => x)), getSize(corners.map(({ y }) => y))];
  return corners.length < 3 || sizes.some((size) => size < MIN_SIZE_PX) ? null : corners;
}
