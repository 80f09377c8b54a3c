import type { FindByName, NamedRecord, NameReference, NameKind } from './columns.rules.ts';

export const KIND_LABELS: Record<NameKind, string> = {
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

/** Records by kind and name. */
export type RecordsByName = ReadonlyMap<NameKind, ReadonlyMap<string, readonly NamedRecord[]>>;

/** Groups the referenced names by kind, without duplicates. */
export function groupNamesByKind(references: Iterable<NameReference>): Map<NameKind, Set<string>> {
  const namesByKind = new Map<NameKind, Set<string>>();
  for (const { kind, name } of references) {
    const kindNames = namesByKind.get(kind) ?? new Set();
    namesByKind.set(kind, kindNames.add(name));
  }
  return namesByKind;
}

/** Matches names exactly, including capitals, and rejects names that several records share. */
export const createFinder =
  (recordsByName: RecordsByName): FindByName =>
  (kind, name, partnerId) => {
    const candidates = recordsByName.get(kind)?.get(name) ?? [];
    const ofPartner = candidates.filter((candidate) => candidate.partnerId === partnerId);
    const [first, ...others] = ofPartner.length > 0 ? ofPartner : candidates;
    const params = { name };
    if (!first) return { problem: { code: 'notFound', message: `${KIND_LABELS[kind]} not found: ${name}`, params } };
    if (others.length > 0)
      return {
        problem: {
          code: 'ambiguous',
          message: `More than one ${KIND_LABELS[kind].toLowerCase()} is named ${name}`,
          params,
        },
      };
    return { value: first.id };
  };
