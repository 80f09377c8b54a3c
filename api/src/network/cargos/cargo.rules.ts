import type { CargoRow } from 'shared-contracts/network/cargos';
import type { FieldError } from 'shared-contracts/common';
import { hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';
import { computeVolume, type Dimensions } from 'shared-contracts/values/space';
import { decimal } from '../../platform/values/money.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

export const cargoActions = (caller: AccessSubject): CargoRow['actions'] =>
  ACTIONS.filter(([, action]) => hasAccess(caller, { model: 'cargo', action })).map(([name]) => name);

/** The maximum of the column. */
const MAX_SPACE = '999999999.999';

type CargoSpace = { actualSpace: string; effectiveSpace: string };

/**
 * The actual space of one piece in CBM, and its effective space, which defaults to the actual one.
 * @param requestedSpace null resets the effective space; undefined leaves it unchanged if it was set
 */
export function computeCargoSpace(
  dimensions: Dimensions,
  requestedSpace: string | null | undefined,
  previous: CargoSpace | null,
): CargoSpace {
  const actualSpace = computeVolume(dimensions);
  const customSpace =
    previous && !decimal(previous.effectiveSpace).eq(previous.actualSpace) ? previous.effectiveSpace : null;
  return { actualSpace, effectiveSpace: (requestedSpace === undefined ? customSpace : requestedSpace) ?? actualSpace };
}

export const validateSpace = ({ actualSpace }: CargoSpace): Record<string, FieldError> =>
  decimal(actualSpace).gt(MAX_SPACE) ? { length: { code: 'tooLarge', message: 'Too large for one piece' } } : {};
