import type { Find, Known, Mention, NameKind } from './columns.rules.ts';

export const NOUNS: Record<NameKind, string> = {
  partner: 'Partner',
  contract: 'Contract',
  operation: 'Operation',
  orderType: 'Order type',
  vehicleType: 'Vehicle type',
  cargo: 'Cargo',
  cargoType: 'Cargo type',
  location: 'Location',
  contact: 'Contact',
  ownContact: 'Contact',
  country: 'Country',
};

/** What is called so, by kind and name. */
export type Names = ReadonlyMap<NameKind, ReadonlyMap<string, readonly Known[]>>;

/** Each name once, by kind. */
export function distinctNames(mentions: Iterable<Mention>): Map<NameKind, Set<string>> {
  const names = new Map<NameKind, Set<string>>();
  for (const { kind, name } of mentions) {
    const known = names.get(kind) ?? new Set();
    names.set(kind, known.add(name));
  }
  return names;
}

/** Names are taken as they are written, capitals and all; one that two records have says nothing. */
export const finder =
  (names: Names): Find =>
  (kind, name, of) => {
    const called = names.get(kind)?.get(name) ?? [];
    const meant = called.length > 1 && of ? called.filter((one) => one.of === of) : called;
    const [first, ...others] = meant.length > 0 ? meant : called;
    const params = { name };
    if (!first) return { problem: { code: 'notFound', message: `${NOUNS[kind]} not found: ${name}`, params } };
    if (others.length > 0)
      return {
        problem: { code: 'ambiguous', message: `More than one ${NOUNS[kind].toLowerCase()} is called ${name}`, params },
      };
    return { value: first.id };
  };
