import type { Generated, JSONColumnType } from 'kysely';
import type { HomeLink, OrganizationSettings, PictureKind } from 'shared-contracts/identity/organizations';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import type { Language } from 'shared-contracts/values/limits';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    organizations: {
      id: Generated<string>;
      revision: Generated<number>;
      name: string;
      code: string;
      type: OrganizationType;
      /** See `ORGANIZATION_STATUS`. */
      status: Generated<0 | 1 | 2>;
      registrationId: string;
      countryId: string | null;
      currencyId: string | null;
      domain: Generated<string>;
      contactName: Generated<string>;
      contactEmail: Generated<string>;
      partnerToken: Generated<string>;
      logoId: string | null;
      host: string | null;
      pageTitle: string | null;
      pageFaviconId: string | null;
      supportEmail: string | null;
      accountingContact: string | null;
      loginPageTitle: string | null;
      loginAlertText: string | null;
      loginImageId: string | null;
      mapToken: string | null;
      defaultLanguage: Language | null;
      appStoreUrl: string | null;
      playStoreUrl: string | null;
      homeDescription: string | null;
      homeVideo: string | null;
      homeLinks: JSONColumnType<HomeLink[], string | undefined, string>;
      /** `#rrggbb` */
      accentColor: string | null;
      smtpHost: string | null;
      smtpPort: number | null;
      smtpUser: string | null;
      /** Encrypted with the platform's secret. */
      smtpPassword: string | null;
      showVersion: Generated<boolean>;
      selfRegistration: Generated<boolean>;
      trackingToken: Generated<string>;
      /** The language of emails to its contact. */
      language: Generated<Language>;
      /** The remaining trip credits at which the organization is alerted; null for never. */
      epcAlertLevel: Generated<number | null>;
      createdAt: number;
      /** When the setup steps were dismissed; null while they are shown until all are done. */
      setupDismissedAt: number | null;
    };
    organizationChanges: {
      id: Generated<string>;
      organizationId: string;
      /** The requested settings. */
      changes: JSONColumnType<OrganizationSettings>;
      /** Incremented by every edit, so that root does not merge an unseen change. */
      revision: Generated<number>;
      state: Generated<'pending' | 'merged' | 'declined' | 'withdrawn'>;
      reason: string | null;
      userId: string | null;
      createdAt: number;
      decidedBy: string | null;
      decidedAt: number | null;
    };
    /** Uploaded pictures of an organization, in use or not. */
    organizationPictures: {
      fileId: string;
      organizationId: string;
      kind: PictureKind;
      createdAt: number;
    };
  }
}
