import type { CargoRow } from 'shared-contracts/cargos';
import type { FieldError } from 'shared-contracts/common';
import { allows, type Holder } from 'shared-contracts/values/access';
import { decimal, toMeasure } from '../../platform/money.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** What the caller may do with a cargo of their organization. */
export const cargoActions = (caller: Holder): CargoRow['actions'] =>
  ACTIONS.filter(([, action]) => allows(caller, { model: 'cargo', action })).map(([name]) => name);

/** What a measure can hold. */
const MOST = '999999999.999';

type Sizes = { width: string; height: string; length: string };
type Spaces = { actualSpace: string; effectiveSpace: string };

/** What one piece takes up in CBM, of its dimensions in m. */
export const actualSpaceOf = ({ width, height, length }: Sizes) =>
  toMeasure(decimal(width).times(height).times(length));

/**
 * Both spaces of a piece. The effective one is the actual one unless it is given.
 * @param given null: as the actual space; undefined: as before, which follows the actual space if it was that
 */
export function spacesOf(sizes: Sizes, given: string | null | undefined, before: Spaces | null): Spaces {
  const actualSpace = actualSpaceOf(sizes);
  const kept = before && !decimal(before.effectiveSpace).eq(before.actualSpace) ? before.effectiveSpace : null;
  return { actualSpace, effectiveSpace: (given === undefined ? kept : given) ?? actualSpace };
}

/** Nothing that is carried is this large. */
export const spaceProblems = ({ actualSpace }: Spaces): Record<string, FieldError> =>
  decimal(actualSpace).gt(MOST) ? { length: { code: 'tooLarge', message: 'Too large for one piece' } } : {};
