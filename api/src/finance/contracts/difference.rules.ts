import type { ContractDifference } from 'shared-contracts/finance/contracts';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';

type Scalar = ContractDifference['old'];
type Cell = { path: string[]; value: Scalar };

/** The keys that identify rows of a list, regardless of their order. */
const KEYS: Record<string, readonly string[]> = {
  distanceRates: ['from'],
  distanceDiscounts: ['distance'],
  fuelSurcharges: ['from'],
  services: ['name'],
  bands: ['from'],
  pointRates: ['fromLocationId', 'toLocationId'],
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function cellsIn(value: unknown, path: string[]): Cell[] {
  if (!isObject(value)) return [{ path, value: value as Scalar }];
  if (Array.isArray(value) && !value.some(isObject))
    return (value as Scalar[]).map((item) => ({ path: [...path, String(item)], value: item }));
  const keys = KEYS[path.at(-1) ?? ''];
  if (!Array.isArray(value) || !keys)
    return Object.entries(value).flatMap(([name, inner]) => cellsIn(inner, [...path, name]));
  return (value as Record<string, unknown>[]).flatMap((row) => {
    const at = [...path, ...keys.map((key) => String(row[key]))];
    return Object.entries(row)
      .filter(([name]) => !keys.includes(name))
      .flatMap(([name, inner]) => cellsIn(inner, [...at, name]));
  });
}

/**
 * Every field in which two sets of normalized terms differ; for a row that exists on one side only, each field with a
 * value.
 */
export function differences(before: ContractTerms, after: ContractTerms): ContractDifference[] {
  const [old, now] = [before, after].map(
    (terms) => new Map(cellsIn(terms, []).map((cell) => [JSON.stringify(cell.path), cell])),
  ) as [Map<string, Cell>, Map<string, Cell>];
  const paths = new Map([...now, ...old].map(([key, { path }]) => [key, path]));
  return [...paths]
    .map(([key, path]) => ({ path, old: old.get(key)?.value ?? null, new: now.get(key)?.value ?? null }))
    .filter((change) => change.old !== change.new);
}

export const isSame = (before: ContractTerms, after: ContractTerms) => differences(before, after).length === 0;
