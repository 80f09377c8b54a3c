import type { Rule } from 'shared-contracts/values/identity/access';

/** A provider's claims about a user; none is trusted before it is checked. */
export type ProviderClaims = Readonly<Record<string, unknown>>;

/** In lower case. */
export const domainOf = (text: string): string | null => {
  const at = text.lastIndexOf('@');
  return at > 0 && at < text.length - 1 ? text.slice(at + 1).toLowerCase() : null;
};

/**
 * The address that a provider vouches for, in lower case.
 * @param trustsEmail whether to accept an address without a statement about its verification, as from Entra ID; an
 * unverified one is never accepted
 */
export function verifiedEmail(
  { email, email_verified: isVerified }: ProviderClaims,
  { trustsEmail }: { trustsEmail: boolean },
): string | null {
  if (typeof email !== 'string' || domainOf(email) === null) return null;
  const counts = isVerified === true || isVerified === 'true' || (isVerified === undefined && trustsEmail);
  return counts ? email.toLowerCase() : null;
}

/** Providers send a list, or a single group as text. */
function readGroups(claims: ProviderClaims, claim: string | null): string[] {
  const value = claim === null ? undefined : claims[claim];
  return [value].flat().filter((group) => typeof group === 'string');
}

type RuleMapping = {
  defaultRules: readonly Rule[];
  groupsClaim: string | null;
  groupRules: readonly { group: string; rules: readonly Rule[] }[];
};

/** Merges lists of rules without duplicates. */
export const mergeRules = (...lists: readonly (readonly Rule[])[]): Rule[] => [
  ...new Map(lists.flat().map((rule) => [`${rule.model}.${rule.rule}`, rule])).values(),
];

export const rulesOfGroups = ({ groupRules }: Pick<RuleMapping, 'groupRules'>, groups: readonly string[]): Rule[] =>
  mergeRules(...groupRules.filter(({ group }) => groups.includes(group)).map(({ rules }) => rules));

/** The default rules and those of every group of the user. @param provisioned groups from SCIM */
export const rulesFor = (mapping: RuleMapping, claims: ProviderClaims, provisioned: readonly string[] = []): Rule[] =>
  mergeRules(
    mapping.defaultRules,
    rulesOfGroups(mapping, [...readGroups(claims, mapping.groupsClaim), ...provisioned]),
  );

export const isSameRules = (some: readonly Rule[], others: readonly Rule[]) => {
  const names = (rules: readonly Rule[]) => rules.map(({ model, rule }) => `${model}.${rule}`).toSorted();
  return names(some).join() === names(others).join();
};

/** A path of the portal; anything else could lead to another site. */
export const toLocalPath = (path: string) => (/^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/');
