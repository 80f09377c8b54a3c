import type { DistributorInfo } from 'shared-contracts/organizations';
import type { Db } from '../../platform/database.ts';
import { typesFor } from './organization.rules.ts';
import { findDistributor } from './organizations.store.ts';
import { faviconAddress, loginImageAddress } from './pictures.ts';

/** How the portal looks at this host name; null when it is nobody's. */
export async function distributorAt(db: Db, host: string): Promise<DistributorInfo | null> {
  const found = await findDistributor(db, host);
  if (!found) return null;
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
    ...shown
  } = found;
  return {
    ...shown,
    pageTitle: pageTitle ?? name,
    pageFavicon: pageFaviconId && faviconAddress(id, pageFaviconId),
    supportEmail: supportEmail ?? contactEmail,
    loginImage: loginImageId && loginImageAddress(id, loginImageId),
    organizationTypes: [...typesFor(type)],
  };
}
