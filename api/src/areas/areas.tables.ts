import type { Generated } from 'kysely';
import type { FailureKind } from 'shared-contracts/values/failures';

declare module '../platform/database.ts' {
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
      /** A hash of who was signed in, to tell one from another; null: nobody. */
      reporter: string | null;
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
