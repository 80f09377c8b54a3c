import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import type { Db } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { listCreatableTypes } from './organization.rules.ts';
import { findDistributor } from './organizations.store.ts';
import { faviconUrl, loginImageUrl } from '../../pictures/picture-urls.ts';

/** The branding of the portal at a host name; null for an unknown host. */
export async function findDistributorInfo(db: Db, host: string): Promise<DistributorInfo | null> {
  const organization = await findDistributor(db, host);
  if (!organization) return null;
  const {
    id,
    name,
    type,
    pageTitle,
    pageFaviconId,
    loginImageId,
    supportEmail,
    contactEmail,
    homeDescription: _description,
    homeVideo: _video,
    homeLinks: _links,
    ...branding
  } = organization;
  return {
    ...branding,
    pageTitle: pageTitle ?? name,
    pageFavicon: pageFaviconId && faviconUrl(id, pageFaviconId),
    supportEmail: supportEmail ?? contactEmail,
    loginImage: loginImageId && loginImageUrl(id, loginImageId),
    organizationTypes: [...listCreatableTypes(type)],
  };
}

/** The icon of the portal at a host name, as its organization has uploaded it; null if it hasn't. */
export async function findDistributorIcon(db: Db, files: FileStore, host: string) {
  const id = (await findDistributor(db, host))?.pageFaviconId;
  const file = id && (await files.get(db, id));
  return file ? { id, content: file.content } : null;
}
