import type { ReactNode } from 'react';
import type { FormTab } from 'shared-ui/form-dialog';
import { BrandingTab } from './branding-tab.tsx';
import { fields, sections, type Field } from './fields.messages.ts';
import { HomeTab } from './home-tab.tsx';
import { MailTab } from './mail-tab.tsx';

const pickLabels = (...names: Field[]) => Object.fromEntries(names.map((name) => [name, fields[name]]));

type TabOptions = {
  company: ReactNode;
  /** Whether the user may set the host. */ hasHost: boolean;
  hasPassword?: boolean;
  /** Whether pictures can be uploaded, which requires an existing organization. */ hasPictures?: boolean;
};

/** The tabs of the organization form, with the fields of each so that errors open the right tab. */
export const organizationTabs = ({
  company,
  hasHost,
  hasPassword = false,
  hasPictures = false,
}: TabOptions): FormTab[] => [
  {
    id: 'organization',
    label: sections.organization,
    content: company,
    fields: pickLabels(
      'name',
      'type',
      'registrationId',
      'countryId',
      'currencyId',
      'domain',
      'contactName',
      'contactEmail',
      'accountingContact',
      'language',
      'logo',
    ),
  },
  {
    id: 'branding',
    label: sections.branding,
    content: <BrandingTab hasHost={hasHost} hasPictures={hasPictures} />,
    fields: pickLabels(
      'host',
      'pageTitle',
      'supportEmail',
      'accentColor',
      'defaultLanguage',
      'showVersion',
      'loginPageTitle',
      'loginImage',
      'loginAlertText',
      'selfRegistration',
      'mapToken',
    ),
  },
  {
    id: 'home',
    label: sections.home,
    content: <HomeTab />,
    fields: pickLabels('homeDescription', 'homeVideo', 'homeLinks', 'appStoreUrl', 'playStoreUrl'),
  },
  {
    id: 'mail',
    label: sections.mail,
    content: <MailTab hasPassword={hasPassword} />,
    fields: pickLabels('smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword'),
  },
];
