import { lookupAddresses } from './lookup-addresses.ts';
import { isPublicAddress } from './public-address.ts';

/** Why no connection to a host is attempted. */
export type AddressRejectionReason = 'hostNotFound' | 'addressNotAllowed';
export type ResolvedAddress = { address: string; family: number };

/**
 * Resolves a host that an organization entered to the IP address to connect to, so that another lookup can't lead
 * elsewhere (DNS rebinding). All of its addresses must be allowed.
 */
export async function resolveAddress(
  host: string,
  allowsPrivate: boolean,
): Promise<ResolvedAddress | { reason: AddressRejectionReason }> {
  const addresses = await lookupAddresses(host);
  const [first] = addresses;
  if (!first) return { reason: 'hostNotFound' };
  if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    return { reason: 'addressNotAllowed' };
  return first;
}
