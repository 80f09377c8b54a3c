import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { ORGANIZATION_TYPES } from 'shared-contracts/values/identity/access';

type Brand = DistributorInfo | null;

/** Defaults apply to the platform's hosts, which have no brand. */
export const isRegistrationOpen = (brand: Brand) => brand?.selfRegistration ?? true;
export const isVersionShown = (brand: Brand) => brand?.showVersion ?? true;
export const typesToRegister = (brand: Brand) => brand?.organizationTypes ?? ORGANIZATION_TYPES;
