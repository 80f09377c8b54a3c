import type { MetadataCheckResult } from 'shared-contracts/identity/single-sign-on';
import type { Config } from '../../../platform/config/config.ts';
import { AddressNotAllowedError, createGuardedFetch } from '../../../platform/http/guarded-fetch.ts';
import { describeCertificate, type Metadata, MetadataError, parseMetadata } from './parse-metadata.ts';

type Access = Pick<Config, 'singleSignOn'>;
export type MetadataSource = { metadataUrl: string | null; metadata: string | null };

async function download({ singleSignOn: { allowsPrivate } }: Access, address: string): Promise<string> {
  const accept = 'application/samlmetadata+xml, application/xml, text/xml';
  const response = await createGuardedFetch(allowsPrivate)(address, { method: 'GET', headers: { accept } }).catch(
    (error: unknown) => {
      throw new MetadataError(error instanceof AddressNotAllowedError ? 'notAllowed' : 'unreachable', error);
    },
  );
  if (!response.ok) throw new MetadataError('unreachable');
  return response.text();
}

/** The metadata that was pasted, else that of the address. @throws MetadataError */
export async function readConnection(config: Access, { metadataUrl, metadata }: MetadataSource): Promise<Metadata> {
  const xml = metadata ?? (await download(config, metadataUrl ?? ''));
  return parseMetadata(xml, config.singleSignOn.allowsPrivate);
}

/** Checks whether metadata can be used, and returns its content. */
export async function checkMetadata(config: Access, source: MetadataSource): Promise<MetadataCheckResult> {
  try {
    const { certificates, ...found } = await readConnection(config, source);
    return { problem: null, found: { ...found, certificates: certificates.map(describeCertificate) } };
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error;
    return { problem: error.problem, found: null };
  }
}
