import type { WebVital } from 'shared-contracts/values/portal/web-vitals';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Counts page views by the bucket of their value. */
    areaVitals: {
      area: string;
      build: string;
      vital: WebVital;
      /** Days since 1970, in UTC. */
      day: number;
      /** A group of organizations; 0: visitors who aren't signed in. */
      part: number;
      bucket: number;
      views: number;
    };
  }
}
