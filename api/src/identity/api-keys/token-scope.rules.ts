import type { GrantedRule } from 'shared-contracts/values/identity/access';

const nameOf = ({ model, rule }: GrantedRule) => `${model}:${rule}`;

/** Such as `order:read order:write`. */
export const toScope = (rules: readonly GrantedRule[]): string => rules.map(nameOf).join(' ');

/**
 * The subset of a client's rules that a request asks for (RFC 6749, section 3.3). A parameter without a value counts as
 * omitted.
 * @returns null for an unknown scope, or one beyond the client's rules
 */
export function narrowRules<R extends GrantedRule>(rules: readonly R[], scope = ''): R[] | null {
  const requested = new Set(scope.split(' ').filter(Boolean));
  if (requested.size === 0) return [...rules];
  const granted = rules.filter((rule) => requested.has(nameOf(rule)));
  return granted.length === requested.size ? granted : null;
}

/** The rules of a key that a token for it still has: the key may have lost some. */
export const withinScope = <R extends GrantedRule>(rules: readonly R[], scope: string): R[] => {
  const names = new Set(scope.split(' '));
  return rules.filter((rule) => names.has(nameOf(rule)));
};
