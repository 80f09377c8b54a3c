import { areCompatible, type CargoCompatibility } from './compatibility.rules.ts';

/** Names of each cargo that may not travel with an earlier one, and of that one. */
export const findIncompatiblePairs = (cargos: readonly CargoCompatibility[]): { first: string; second: string }[] =>
  cargos.flatMap((second, i) => {
    const first = cargos.slice(0, i).find((other) => !areCompatible(other, second));
    return first ? [{ first: first.name, second: second.name }] : [];
  });
