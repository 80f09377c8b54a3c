import { conflict } from '../../platform/errors/app-error.ts';

export const MAX_SHOWN_NAMES = 3;

/** The number of records that refer to another one, and the names of the first of them. */
export type Usage = {
  noun:
    | 'organization'
    | 'location'
    | 'contract'
    | 'vehicle'
    | 'cargo'
    | 'order'
    | 'trip'
    | 'partner'
    | 'user'
    | 'workOrder';
  count: number;
  names: readonly string[];
};

const LABELS: Partial<Record<Usage['noun'], string>> = { workOrder: 'work order' };

const formatUsage = ({ noun, count, names }: Usage) =>
  `${count} ${LABELS[noun] ?? noun}${count === 1 ? '' : 's'}: ${names.join(', ')}${count > names.length ? '…' : ''}`;

/** @param record its name @returns null when nothing refers to it */
export function inUseError(usages: readonly Usage[], code = 'lookupInUse', record?: string) {
  const used = usages.filter(({ count }) => count > 0);
  if (used.length === 0) return null;
  const counts: Record<string, number> = {};
  for (const { noun, count } of usages) counts[`${noun}s`] = (counts[`${noun}s`] ?? 0) + count;
  return conflict(code, `Used by ${used.map(formatUsage).join('; ')}`, {
    ...counts,
    ...(record !== undefined && { record }),
    names: used.flatMap(({ names }) => names),
  });
}
