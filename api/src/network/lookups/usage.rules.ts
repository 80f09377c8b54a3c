import { conflict } from '../../platform/errors.ts';

export const SHOWN_NAMES = 3;

/** Something that names a record: how many of a noun, and what the first of them are called. */
export type Use = {
  noun: 'organization' | 'location' | 'contract' | 'vehicle' | 'cargo' | 'order' | 'trip' | 'partner' | 'user';
  count: number;
  names: readonly string[];
};

const wordsFor = ({ noun, count, names }: Use) =>
  `${count} ${noun}${count === 1 ? '' : 's'}: ${names.join(', ')}${count > names.length ? '…' : ''}`;

/** Why a record cannot go, naming by what it is used; null: nothing uses it. */
export function refusalFor(uses: readonly Use[], code = 'lookupInUse') {
  const by = uses.filter(({ count }) => count > 0);
  if (by.length === 0) return null;
  const counts: Record<string, number> = {};
  for (const { noun, count } of uses) counts[`${noun}s`] = (counts[`${noun}s`] ?? 0) + count;
  return conflict(code, `Used by ${by.map(wordsFor).join('; ')}`, {
    ...counts,
    names: by.flatMap(({ names }) => names),
  });
}
