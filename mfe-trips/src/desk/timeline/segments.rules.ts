/** The activity during a part of a trip. */
export type SegmentKind = 'drive' | 'wait' | 'service' | 'break' | 'late';
export type Segment = { kind: SegmentKind; from: number; to: number };

/** A stop shorter than this would be invisible in a bar. */
const MIN_STOP_PX = 3;

const toPercent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/**
 * Paints the segments as one background, so that a bar stays a single element.
 * @param colors CSS colours by kind; driving fills the gaps between the segments
 * @param widthPx of the bar
 */
export function toBackground(
  { from, to }: { from: number; to: number },
  segments: readonly Segment[],
  colors: Record<SegmentKind, string>,
  widthPx: number,
): string {
  const length = Math.max(1, to - from);
  const minPart = MIN_STOP_PX / Math.max(MIN_STOP_PX, widthPx);
  const parts: string[] = [];
  let paintedTo = 0;
  for (const segment of segments) {
    const start = Math.max(paintedTo, Math.min(1, (segment.from - from) / length));
    const end = Math.min(1, Math.max((segment.to - from) / length, start + minPart));
    if (end <= start) continue;
    if (start > paintedTo) parts.push(`${colors.drive} ${toPercent(paintedTo)} ${toPercent(start)}`);
    parts.push(`${colors[segment.kind]} ${toPercent(start)} ${toPercent(end)}`);
    paintedTo = end;
  }
  if (paintedTo < 1) parts.push(`${colors.drive} ${toPercent(paintedTo)} 100%`);
  return `linear-gradient(to right, ${parts.join(', ')})`;
}
