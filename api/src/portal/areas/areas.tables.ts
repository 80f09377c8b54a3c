import type { Generated } from 'kysely';
import type { FailureKind } from 'shared-contracts/values/failures';

declare module '../../platform/database.ts' {
  interface Tables {
    areaLoads: {
      id: Generated<number>;
      at: number;
      host: string;
      area: string;
      build: string;
      milliseconds: number;
      /** In the place of a release that failed. */
      isFallback: boolean;
      /** Hashes of who was signed in and of their organization, to tell one from another; null: nobody. */
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
      /** Made up by the page, another each time that it is opened. */
      tab: string;
      /** As of loads. */
      reporter: string | null;
      organization: string | null;
    };
    /** Releases that failed too often, and how many people had tried them. */
    areaQuarantines: {
      id: Generated<string>;
      area: string;
      build: string;
      beganAt: number;
      tried: number;
      failed: number;
      /** Null: nobody gets it. */
      liftedAt: number | null;
    };
    /** Counted; an empty area and build are the portal's own. */
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
      asked: number;
    };
  }
}
