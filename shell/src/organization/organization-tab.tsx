import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { Box, Button, Flex, OrganizationMark, Stack, Text, withValues } from 'shared-ui';
import { FileDrop } from 'shared-ui/files';
import { FieldGroup, fieldMessages, TextField } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { FormattedMessage } from 'react-intl';
import { PICTURE_FILES } from './picture-files.ts';
import { useSettingHelp } from './pending-changes.tsx';
import { countrySource, currencySource, settingsMutations } from './settings.api.ts';
import { messages, settingLabels } from './settings.messages.ts';

/** Returns the current or pending value with its label, which the list doesn't have before it is opened. */
function selectedOption(
  details: OrganizationDetails,
  setting: 'countryId' | 'currencyId',
  current: { id: string; name: string } | null,
) {
  const pending = details.change?.changes.find(({ field }) => field === setting);
  const value = pending ? details.change?.values[setting] : current?.id;
  const label = pending ? pending.after : current?.name;
  return value && typeof label === 'string' ? { value, label } : null;
}

export function OrganizationTab({ details }: { details: OrganizationDetails }) {
  const help = useSettingHelp();
  return (
    <>
      <FieldGroup title={messages.company}>
        <TextField name="name" label={settingLabels.name} help={help('name')} autoComplete="organization" />
        <TextField name="registrationId" label={settingLabels.registrationId} help={help('registrationId')} />
        <ComboboxField
          name="countryId"
          label={settingLabels.countryId}
          help={help('countryId')}
          source={countrySource}
          selectedOption={selectedOption(details, 'countryId', details.country)}
        />
        <ComboboxField
          name="currencyId"
          label={settingLabels.currencyId}
          help={help('currencyId')}
          source={currencySource}
          selectedOption={selectedOption(details, 'currencyId', details.currency)}
        />
        <TextField name="domain" label={settingLabels.domain} help={help('domain')} />
      </FieldGroup>
      <FieldGroup title={messages.contacts}>
        <TextField name="contactName" label={settingLabels.contactName} help={help('contactName')} />
        <TextField name="contactEmail" type="email" label={settingLabels.contactEmail} help={help('contactEmail')} />
        <TextField name="accountingContact" label={settingLabels.accountingContact} help={help('accountingContact')} />
      </FieldGroup>
      <FieldGroup title={messages.logo} help={messages.logoHelp} columns={1}>
        <Logo {...details} />
      </FieldGroup>
    </>
  );
}

function Logo({ id, name, logo }: Pick<OrganizationDetails, 'id' | 'name' | 'logo'>) {
  const upload = useMutation(settingsMutations.logo(id));
  const remove = useMutation(settingsMutations.removeLogo(id));
  const isInvalidFormat = upload.error instanceof ApiError && 'logo' in upload.error.fields;
  return (
    <Flex gap="4" align="flex-start">
      <Stack gap="2" align="center">
        <OrganizationMark name={name} logo={logo} size={64} />
        {logo && (
          <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
            <FormattedMessage {...messages.logoRemove} />
          </Button>
        )}
      </Stack>
      <Box flex="1" minW="0">
        <FileDrop
          label={messages.logoNew}
          value={null}
          onChange={(file) => file && upload.mutate(file)}
          size="compact"
          progress={upload.isPending || undefined}
          {...PICTURE_FILES}
        />
        {isInvalidFormat && (
          <Text role="alert" mt="1" textStyle="xs" fontWeight="medium" color="status.bad.fg">
            <FormattedMessage {...withValues(fieldMessages.fileFormat, { types: PICTURE_FILES.kinds.join(', ') })} />
          </Text>
        )}
      </Box>
    </Flex>
  );
}
