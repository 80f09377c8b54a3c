import type { HomeBrand, HomeLink } from 'shared-contracts/identity/organizations';

type Home = {
  homeDescription: string | null;
  homeVideo: string | null;
  homeLinks: HomeLink[];
  appStoreUrl: string | null;
  playStoreUrl: string | null;
};

/** Falls back to the home page of the organization whose portal is in use. */
export const resolveHome = (organization: Home, distributor: Home | undefined): HomeBrand => ({
  description: organization.homeDescription ?? distributor?.homeDescription ?? null,
  video: organization.homeVideo ?? distributor?.homeVideo ?? null,
  links: organization.homeLinks.length > 0 ? organization.homeLinks : (distributor?.homeLinks ?? []),
  appStoreUrl: organization.appStoreUrl ?? distributor?.appStoreUrl ?? null,
  playStoreUrl: organization.playStoreUrl ?? distributor?.playStoreUrl ?? null,
});
