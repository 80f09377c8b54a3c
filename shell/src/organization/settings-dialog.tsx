import { useMutation, useQuery } from '@tanstack/react-query';
import type { OrganizationDetails } from 'shared-contracts/organizations';
import { Box, Stack, Text, useSay } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { FormDialog, FormTabs, type FormTab } from 'shared-ui/form-dialog';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BrandingTab } from './branding-tab.tsx';
import { HomeTab } from './home-tab.tsx';
import { MailTab } from './mail-tab.tsx';
import { messages as frameMessages } from './organization.messages.ts';
import { OrganizationTab } from './organization-tab.tsx';
import { Pending, PendingPanel } from './pending.tsx';
import { settingsMutations, settingsQueries } from './settings.api.ts';
import { changedPictures, changedSettings, formOf, type SettingsForm } from './settings-form.ts';
import { messages, refusals, settingLabels } from './settings.messages.ts';
import { settingsSchema } from './settings.schema.ts';
import { TokensTab } from './tokens-tab.tsx';

const isUnchanged = (before: SettingsForm, after: SettingsForm) =>
  Object.keys(changedSettings(before, after)).length === 0 && changedPictures(before, after).length === 0;

/** What the form began with in this round: what others change meanwhile is not undone by sending it. */
function useBeginning(details: OrganizationDetails | undefined, round: number): SettingsForm | undefined {
  const say = useSay();
  const begun = useRef<{ round: number; form: SettingsForm }>(undefined);
  if (details && begun.current?.round !== round)
    begun.current = {
      round,
      form: formOf(details, { loginImage: say(settingLabels.loginImageId), favicon: say(settingLabels.pageFaviconId) }),
    };
  return begun.current?.form;
}

/** All that an organization sets of itself. A round ends when something was sent or withdrawn: the next begins with what is true then. */
export function SettingsDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const [round, setRound] = useState(0);
  const { data: details, error } = useQuery(settingsQueries.details(organizationId));
  const before = useBeginning(details, round);
  const save = useMutation(settingsMutations.save());
  const goOn = () => setRound(round + 1);
  const submit = async (after: SettingsForm) => {
    if (!before || isUnchanged(before, after)) return notify.info(messages.unchanged);
    await save.mutateAsync({ before, after });
    return goOn();
  };
  return (
    <FormDialog
      title={frameMessages.title}
      width={900}
      schema={settingsSchema}
      initial={before}
      round={round}
      error={error}
      failed={messages.noOrganization}
      submit={messages.save}
      codes={refusals}
      stays
      onSubmit={submit}
      onClose={onClose}
    >
      {details && <Content details={details} isAgain={round > 0} onWithdrawn={goOn} />}
    </FormDialog>
  );
}

function Content({
  details,
  isAgain,
  onWithdrawn,
}: {
  details: OrganizationDetails;
  isAgain: boolean;
  onWithdrawn: () => void;
}) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAgain) head.current?.focus();
  }, [isAgain]);
  const { change } = details;
  return (
    <Pending value={change}>
      <Stack gap="3" minH={{ md: '33rem' }}>
        <Box ref={head} tabIndex={-1} outline="0">
          {change ? (
            <PendingPanel change={change} onWithdrawn={onWithdrawn} />
          ) : (
            <Text color="fg.muted">
              <FormattedMessage {...messages.review} />
            </Text>
          )}
        </Box>
        <FormTabs tabs={tabsOf(details)} />
      </Stack>
    </Pending>
  );
}

const { loginImageId: loginImage, pageFaviconId: favicon, ...labels } = settingLabels;
const named = <F extends keyof SettingsForm>(...fields: F[]) =>
  Object.fromEntries(fields.map((field) => [field, { ...labels, loginImage, favicon }[field]]));

const tabsOf = (details: OrganizationDetails): FormTab[] => [
  {
    id: 'organization',
    label: messages.organization,
    content: <OrganizationTab details={details} />,
    fields: named(
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
    fields: named(
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
    fields: named('homeDescription', 'homeVideo', 'homeLinks', 'appStoreUrl', 'playStoreUrl'),
  },
  {
    id: 'mail',
    label: messages.mail,
    content: <MailTab details={details} />,
    fields: named('smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword'),
  },
  { id: 'tokens', label: messages.tokens, content: <TokensTab details={details} />, fields: {} },
];
