import type { HomeBrand, HomeLink } from 'shared-contracts/organizations';

type Home = {
  homeDescription: string | null;
  homeVideo: string | null;
  homeLinks: HomeLink[];
  appStoreUrl: string | null;
  playStoreUrl: string | null;
};

/** What people see on their home page; what their organization leaves empty comes from the one whose host they came to. */
export const homeOf = (own: Home, host: Home | undefined): HomeBrand => ({
  description: own.homeDescription ?? host?.homeDescription ?? null,
  video: own.homeVideo ?? host?.homeVideo ?? null,
  links: own.homeLinks.length > 0 ? own.homeLinks : (host?.homeLinks ?? []),
  appStoreUrl: own.appStoreUrl ?? host?.appStoreUrl ?? null,
  playStoreUrl: own.playStoreUrl ?? host?.playStoreUrl ?? null,
});
