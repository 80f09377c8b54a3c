import { z } from 'zod';
import { Id, Named, requiredText } from './common.ts';
import { ORGANIZATION_TYPES } from './values/access.ts';

/** 0 registered, 1 active, 2 blocked. */
export const OrganizationStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const Organization = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  status: OrganizationStatus,
  registrationId: z.string(),
  country: Named.nullable(),
  currency: Named.nullable(),
  domain: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  logo: z.string().nullable(),
});

export const OrganizationLogo = z.object({ logo: z.string() });

export const DistributorQuery = z.object({ domain: requiredText(253) });
export const DistributorInfo = z.object({ pageTitle: z.string(), pageFavicon: z.string().nullable(), supportEmail: z.string() });

export type Organization = z.infer<typeof Organization>;
export type DistributorInfo = z.infer<typeof DistributorInfo>;
