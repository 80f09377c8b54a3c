import { takeLogout } from './attempts.store.ts';
import { decodeLogout, invalidRequest } from './saml-logout.ts';
import { readHead } from './saml-xml.ts';
import type { SamlDeps } from './service-provider.ts';

async function readRequestId(message: string, isDeflated: boolean): Promise<string | undefined> {
  const { name, attributes } = readHead(await decodeLogout(message, isDeflated));
  return name === 'LogoutResponse' ? attributes['InResponseTo'] : undefined;
}

/**
 * Handles a provider's response to a sign-out. The session has already ended, so the response proves nothing and its
 * signature isn't required: it only leads the browser back to where it started.
 * @throws 400
 */
export async function finishSamlLogout(
  { db, config }: SamlDeps,
  organizationId: string,
  { message, isDeflated }: { message: string; isDeflated: boolean },
): Promise<string> {
  const requestId = await readRequestId(message, isDeflated).catch(() => {
    throw invalidRequest();
  });
  if (requestId === undefined) throw invalidRequest();
  const logout = await takeLogout(db, organizationId, requestId);
  return `${logout?.origin ?? new URL(config.publicUrl).origin}/login`;
}
