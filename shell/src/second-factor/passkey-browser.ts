import { ApiError } from 'shared-auth';
import type { PasskeyAssertion, PasskeyAttestation } from 'shared-contracts/identity/second-factor';

/** The library is loaded when a passkey is used: most pages never need it. */
const loadLibrary = () => import('@simplewebauthn/browser');

const IP_ADDRESS = /^[\d.]+$|:/;

/** Passkeys belong to a host name; browsers offer none at a network address. */
export const canUsePasskeys = () =>
  typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);

/** Browsers don't report the reason: the user has cancelled, or there is no passkey, or it took too long. */
const toPasskeyError = (error: unknown) => {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return new ApiError({ status: 0, code: isKnown ? 'passkeyExists' : 'passkeyNotUsed', message: '' });
};

/** Creates a passkey. @throws ApiError `passkeyExists` or `passkeyNotUsed` */
export async function createPasskey(options: object): Promise<PasskeyAttestation> {
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON: options as never }).catch((error: unknown) => {
    throw toPasskeyError(error);
  });
}

/** Signs with a passkey. @throws ApiError `passkeyNotUsed` */
export async function signWithPasskey(options: object): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON: options as never }).catch((error: unknown) => {
    throw toPasskeyError(error);
  });
}
