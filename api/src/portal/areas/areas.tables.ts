import type { Generated } from 'kysely';
import type { FailureKind } from 'shared-contracts/values/portal/failures';
import type { WebVital } from 'shared-contracts/values/portal/web-vitals';

declare module '../../platform/database/database.ts' {
  interface Tables {
    areaLoads: {
      id: Generated<number>;
      at: number;
      host: string;
      area: string;
      build: string;
      milliseconds: number;
      /** Whether it replaced a failed release. */
      isFallback: boolean;
      /** Hashes of the signed-in user and of the organization, to distinguish them; null for none. */
      reporter: string | null;
      organization: string | null;
    };
    areaFailures: {
      id: Generated<number>;
      at: number;
      host: string;
      area: string;
      /** Null: there was no release. */
      build: string | null;
      kind: FailureKind;
      message: string;
      /** Random, for each time a page is opened. */
      tab: string;
      /** The same as in `areaLoads`. */
      reporter: string | null;
      organization: string | null;
    };
    /**
     * Releases that failed too often, for how many of the people who tried them; or of which a web vital is poor, in how
     * many of the views.
     */
    areaQuarantines: {
      id: Generated<string>;
      area: string;
      build: string;
      beganAt: number;
      tried: number;
      failed: number;
      /** With its 75th percentile; null: it failed too often. */
      vital: WebVital | null;
      p75: number | null;
      /** Null: still quarantined. */
      liftedAt: number | null;
    };
    /** Counts violations of the content security policy. Area and build are empty for the portal itself. */
    areaViolations: {
      host: string;
      area: string;
      build: string;
      directive: string;
      blocked: string;
      count: number;
      firstAt: number;
      lastAt: number;
    };
    areaReportQuotas: {
      /** A hash. */
      address: string;
      minute: number;
      // oxlint-disable-next-line id-denylist -- a column of the database
      asked: number;
    };
  }
}
