import type { DistributorInfo } from 'shared-contracts/organizations';
import { ORGANIZATION_TYPES } from 'shared-contracts/values/access';

type Brand = DistributorInfo | null;

/** What holds at our own addresses, where no partner decides. */
export const isRegistrationOpen = (brand: Brand) => brand?.selfRegistration ?? true;
export const isVersionShown = (brand: Brand) => brand?.showVersion ?? true;
export const typesToRegister = (brand: Brand) => brand?.organizationTypes ?? ORGANIZATION_TYPES;
