import { areCompatible, type Combined } from './compatibility.rules.ts';

/** Names of each cargo that may not travel with one before it, and of that one. */
export const apartAmong = (cargos: readonly Combined[]): { first: string; second: string }[] =>
  cargos.flatMap((second, i) => {
    const first = cargos.slice(0, i).find((before) => !areCompatible(before, second));
    return first ? [{ first: first.name, second: second.name }] : [];
  });
