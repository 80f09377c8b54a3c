type Span = { fromAt: number | null | undefined; toAt: number | null | undefined };
type Share = { fromAt: number; toAt: number | null };

/** Ends are exclusive; a share without an end is open-ended. A period needs both a start and an end. */
export const overlapsShare = ({ fromAt, toAt }: Span, share: Share): boolean =>
  typeof fromAt === 'number' &&
  typeof toAt === 'number' &&
  fromAt < toAt &&
  share.fromAt < toAt &&
  (share.toAt === null || share.toAt > fromAt);
