import { BlockList, isIP } from 'node:net';
import { type AccessSubject, hasAccess, type Rule } from 'shared-contracts/values/identity/access';
import { API_KEY_PREFIX, type ApiKeyState } from 'shared-contracts/values/identity/api-keys';

const SHOWN_CHARACTERS = 8;
/** The part of a secret that is stored and shown. */
export const prefixOf = (secret: string) => secret.slice(0, API_KEY_PREFIX.length + SHOWN_CHARACTERS);

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is in one of the networks, such as `203.0.113.0/24` or `2001:db8::1`. True without networks. */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(start, familyOf(start));
    else list.addSubnet(start, Number(bits), familyOf(start));
  }
  // A server that listens on IPv6 reports callers of IPv4 so.
  const plain = address.replace(MAPPED_IPV4, '');
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
}

/** A rule of a key only counts while its creator holds it. */
export const heldRules = (rules: readonly Rule[], creator: AccessSubject): Rule[] =>
  rules.filter(({ model, rule }) => hasAccess(creator, { model, action: rule }));

type KeyTimes = { revokedAt: number | null; expiresAt: number | null; isBlocked: boolean };

export function stateOf({ revokedAt, expiresAt, isBlocked }: KeyTimes, now: number): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return isBlocked ? 'paused' : 'active';
}
