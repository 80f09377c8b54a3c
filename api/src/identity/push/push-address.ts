import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/mail/public-address.ts';

/** Whether messages may be sent to this address at all; names are resolved and verified for each message. */
export function isAllowedEndpoint(endpoint: string, allowsPrivate: boolean): boolean {
  const { protocol, port, hostname, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowsPrivate) return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && port === '' && (isIP(address) === 0 || isPublicAddress(address));
}
