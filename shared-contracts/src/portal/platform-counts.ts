import { z } from 'zod';

/** Counts over all organizations, for root. */
export const PlatformCounts = z.object({
  activeOrganizations: z.int(),
  /** Registrations that wait for a review. */
  pendingOrganizations: z.int(),
  activeUsers: z.int(),
  quarantinedReleases: z.int(),
  failedJobs: z.int(),
  /** Purchases of trip credits that wait for their payment. */
  openEpcPurchases: z.int(),
});

export type PlatformCounts = z.infer<typeof PlatformCounts>;
