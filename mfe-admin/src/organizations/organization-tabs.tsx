import type { ReactNode } from 'react';
import type { FormTab } from 'shared-ui/form-dialog';
import { BrandingTab } from './branding-tab.tsx';
import { fields, sections, type Field } from './fields.messages.ts';
import { HomeTab } from './home-tab.tsx';
import { MailTab } from './mail-tab.tsx';

const named = (...names: Field[]) => Object.fromEntries(names.map((name) => [name, fields[name]]));

type Parts = { company: ReactNode; /** Who gives it one. */ hasHost: boolean; hasPassword?: boolean };

/** All that is set of an organization, by what it is about. */
export const tabsOf = ({ company, hasHost, hasPassword = false }: Parts): FormTab[] => [
  {
    id: 'organization',
    label: sections.organization,
    content: company,
    fields: named(
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
    content: <BrandingTab hasHost={hasHost} />,
    fields: named(
      'host',
      'pageTitle',
      'supportEmail',
      'accentColor',
      'defaultLanguage',
      'showVersion',
      'loginPageTitle',
      'loginAlertText',
      'selfRegistration',
      'mapToken',
    ),
  },
  {
    id: 'home',
    label: sections.home,
    content: <HomeTab />,
    fields: named('homeDescription', 'homeVideo', 'homeLinks', 'appStoreUrl', 'playStoreUrl'),
  },
  {
    id: 'mail',
    label: sections.mail,
    content: <MailTab hasPassword={hasPassword} />,
    fields: named('smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword'),
  },
];
