import type { FieldError } from 'shared-contracts/common';
import type { GateInput } from 'shared-contracts/network/gates';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { validateOpeningHours } from './opening-hours.rules.ts';

const under = (path: string, errors: Record<string, FieldError>) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${path}.${field}`, error]));

const NO_HOURS: FieldError = { code: 'noOpeningHours', message: 'Enter the opening hours of the location or the gate' };
const SAME_NAME: FieldError = { code: 'nameTaken', message: 'Another gate has this name' };
const NOT_FOUND: FieldError = { code: 'notFound', message: 'Gate not found' };

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Errors by field. A gate needs opening hours, because slots start with them.
 * @param existingIds of the location's gates
 */
export function validateGates(
  gates: readonly GateInput[],
  locationHours: OpeningHours | null,
  existingIds: readonly string[],
): Record<string, FieldError> {
  return Object.assign(
    {},
    ...gates.map(({ id, name, openingHours }, i) => {
      const path = `gates.${i}`;
      const others = gates.slice(0, i);
      const isRepeated = others.some((other) => isSame(other.name, name));
      const isMissing =
        id !== undefined &&
        (!existingIds.includes(id.toLowerCase()) || others.some((other) => other.id && isSame(other.id, id)));
      return {
        ...(isRepeated && { [`${path}.name`]: SAME_NAME }),
        ...(isMissing && { [`${path}.id`]: NOT_FOUND }),
        ...(!openingHours && !locationHours && { [`${path}.openingHours`]: NO_HOURS }),
        ...under(path, validateOpeningHours(openingHours)),
      };
    }),
  ) as Record<string, FieldError>;
}
