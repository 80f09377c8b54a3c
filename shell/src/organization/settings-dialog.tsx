import { useMutation } from '@tanstack/react-query';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { Box, Stack, Text, useFormatMessage } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { useRecordForm } from 'shared-ui/form';
import { FormDialog, FormTabs, type FormTab } from 'shared-ui/form-dialog';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BrandingTab } from './branding-tab.tsx';
import { InvoicingTab } from './invoicing/invoicing-tab.tsx';
import { messages as invoicingMessages } from './invoicing/invoicing.messages.ts';
import { HomeTab } from './home-tab.tsx';
import { MailTab } from './mail-tab.tsx';
import { messages as organizationMessages } from './organization.messages.ts';
import { OrganizationTab } from './organization-tab.tsx';
import { PendingChangeContext, PendingPanel } from './pending-changes.tsx';
import { settingsMutations, settingsQueries } from './settings.api.ts';
import { changedPictures, changedSettings, toSettingsForm, type SettingsForm } from './settings-form.ts';
import { messages, errorMessages, settingLabels } from './settings.messages.ts';
import { settingsSchema } from './settings.schema.ts';
import { TokensTab } from './tokens-tab.tsx';

export type SettingsTab = 'organization' | 'branding' | 'home' | 'mail' | 'invoicing' | 'tokens';
type InvoicingDialogName = 'edit' | 'months';
/** Outside of the settings form, because these changes are not reviewed. */
const INVOICING_DIALOGS = {
  edit: lazy(async () => ({ default: (await import('./invoicing/invoicing-dialog.tsx')).InvoicingDialog })),
  months: lazy(async () => ({ default: (await import('./invoicing/months-dialog.tsx')).MonthsDialog })),
};

const isUnchanged = (before: SettingsForm, after: SettingsForm) =>
  Object.keys(changedSettings(before, after)).length === 0 && changedPictures(before, after).length === 0;

function useToForm(): (details: OrganizationDetails) => SettingsForm {
  const formatMessage = useFormatMessage();
  const names = {
    loginImage: formatMessage(settingLabels.loginImageId),
    favicon: formatMessage(settingLabels.pageFaviconId),
  };
  return (details) => toSettingsForm(details, names);
}

/** The organization's settings. Sending or withdrawing changes starts a new round with the latest values. */
export function SettingsDialog({
  organizationId,
  initialTab,
  onClose,
}: {
  organizationId: string;
  initialTab?: SettingsTab | undefined;
  onClose: () => void;
}) {
  const [round, setRound] = useState(0);
  const [invoicing, setInvoicing] = useState<InvoicingDialogName | null>(null);
  const InvoicingDialog = invoicing && INVOICING_DIALOGS[invoicing];
  const {
    record: details,
    error,
    initialValues: before,
    concurrency,
  } = useRecordForm(settingsQueries.details(organizationId), useToForm(), round);
  const save = useMutation(settingsMutations.save(organizationId));
  const startNextRound = () => setRound(round + 1);
  const submit = async (after: SettingsForm) => {
    if (!before || isUnchanged(before, after)) return notify.info(messages.unchanged);
    await save.mutateAsync({ before, after });
    return startNextRound();
  };
  return (
    <>
      <FormDialog
        title={organizationMessages.title}
        width={900}
        schema={settingsSchema}
        initialValues={before}
        formKey={round}
        error={error}
        concurrency={concurrency}
        errorTitle={messages.noOrganization}
        submitLabel={messages.save}
        errorMessages={errorMessages}
        keepOpen
        onSubmit={submit}
        onClose={onClose}
      >
        {details && (
          <Content
            details={details}
            initialTab={initialTab}
            isLaterRound={round > 0}
            onWithdrawn={startNextRound}
            onOpenInvoicing={setInvoicing}
          />
        )}
      </FormDialog>
      {InvoicingDialog && (
        <Suspense>
          <InvoicingDialog onClose={() => setInvoicing(null)} />
        </Suspense>
      )}
    </>
  );
}

function Content({
  details,
  initialTab,
  isLaterRound,
  onWithdrawn,
  onOpenInvoicing,
}: {
  details: OrganizationDetails;
  initialTab: SettingsTab | undefined;
  isLaterRound: boolean;
  onWithdrawn: () => void;
  onOpenInvoicing: (name: InvoicingDialogName) => void;
}) {
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLaterRound) header.current?.focus();
  }, [isLaterRound]);
  const { change } = details;
  return (
    <PendingChangeContext value={change}>
      <Stack gap="3" minH={{ md: '33rem' }}>
        <Box ref={header} tabIndex={-1} outline="0">
          {change ? (
            <PendingPanel change={change} onWithdrawn={onWithdrawn} />
          ) : (
            <Text color="fg.muted">
              <FormattedMessage {...messages.review} />
            </Text>
          )}
        </Box>
        <FormTabs tabs={settingsTabs(details, onOpenInvoicing)} initialTab={initialTab} />
      </Stack>
    </PendingChangeContext>
  );
}

const { loginImageId: loginImage, pageFaviconId: favicon, ...labels } = settingLabels;
const pickLabels = <F extends keyof SettingsForm>(...fields: F[]) =>
  Object.fromEntries(fields.map((field) => [field, { ...labels, loginImage, favicon }[field]]));

const settingsTabs = (
  details: OrganizationDetails,
  onOpenInvoicing: (name: InvoicingDialogName) => void,
): (FormTab & { id: SettingsTab })[] => [
  {
    id: 'organization',
    label: messages.organization,
    content: <OrganizationTab details={details} />,
    fields: pickLabels(
      'name',
      'registrationId',
      'countryId',
      'currencyId',
      'domain',
      'contactName',
      'contactEmail',
      'accountingContact',
    ),
  },
  {
    id: 'branding',
    label: messages.branding,
    content: <BrandingTab host={details.host} />,
    fields: pickLabels(
      'pageTitle',
      'supportEmail',
      'accentColor',
      'favicon',
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
    label: messages.home,
    content: <HomeTab />,
    fields: pickLabels('homeDescription', 'homeVideo', 'homeLinks', 'appStoreUrl', 'playStoreUrl'),
  },
  {
    id: 'mail',
    label: messages.mail,
    content: <MailTab details={details} />,
    fields: pickLabels('smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword'),
  },
  {
    id: 'invoicing',
    label: invoicingMessages.tab,
    content: <InvoicingTab onEdit={() => onOpenInvoicing('edit')} onLockMonths={() => onOpenInvoicing('months')} />,
    fields: {},
  },
  { id: 'tokens', label: messages.tokens, content: <TokensTab details={details} />, fields: {} },
];
