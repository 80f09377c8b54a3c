import { createHash, createPublicKey, verify } from 'node:crypto';
import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import { toSignedText, type TrustedKey } from 'shared-contracts/values/portal/release-signature';

type ReadKey = { name: string; id: string; publicKey: ReturnType<typeof createPublicKey> };
export type FindSigner = (build: string, release: AreaRelease) => string | undefined;

function readKey({ name, key }: TrustedKey): ReadKey {
  const der = Buffer.from(key, 'base64');
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return { name, publicKey, id: createHash('sha256').update(der).digest('hex') };
}

/** Finds whose trusted key signed a release as it stands in the registry. */
export function createFindSigner(trusted: readonly TrustedKey[]): FindSigner {
  const keys = trusted.map(readKey);
  return (build, release) => {
    const { signature } = release;
    const found = signature && keys.find(({ id }) => id === signature.key);
    const isSigned =
      found &&
      verify(null, Buffer.from(toSignedText(build, release)), found.publicKey, Buffer.from(signature.value, 'base64'));
    return isSigned ? found.name : undefined;
  };
}

/** Drops the releases that no trusted key signed: channels and pins that name one fall back as if it weren't there. */
export function filterSigned(
  registry: Registry,
  findSigner: FindSigner,
  onRefused: (release: string) => void,
): Registry {
  const areas = Object.entries(registry.releases).map(([area, builds]) => {
    const signed = Object.entries(builds).filter(([build, release]) => {
      const isSigned = release.manifest.name === area && findSigner(build, release) !== undefined;
      if (!isSigned) onRefused(`${area}@${build}`);
      return isSigned;
    });
    return [area, Object.fromEntries(signed)] as const;
  });
  return { ...registry, releases: Object.fromEntries(areas) };
}
