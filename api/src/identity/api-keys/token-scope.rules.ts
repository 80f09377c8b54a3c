import type { Rule } from 'shared-contracts/values/identity/access';

const nameOf = ({ model, rule }: Rule) => `${model}:${rule}`;

/** As in `order:read order:write`. */
export const toScope = (rules: readonly Rule[]): string => rules.map(nameOf).join(' ');

/**
 * The part of a client's rules that it asks for (RFC 6749, section 3.3). A parameter without a value counts as omitted.
 * @returns null for a scope that is unknown, or wider than the client
 */
export function narrowRules<R extends Rule>(rules: readonly R[], scope = ''): R[] | null {
  const requested = new Set(scope.split(' ').filter(Boolean));
  if (requested.size === 0) return [...rules];
  const granted = rules.filter((rule) => requested.has(nameOf(rule)));
  return granted.length === requested.size ? granted : null;
}

/** The rules of a key that a token of it still has: those may have become fewer. */
export const withinScope = <R extends Rule>(rules: readonly R[], scope: string): R[] => {
  const names = new Set(scope.split(' '));
  return rules.filter((rule) => names.has(nameOf(rule)));
};
