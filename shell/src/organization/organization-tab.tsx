import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { OrganizationDetails } from 'shared-contracts/organizations';
import { Box, fill, Flex, OrganizationMark, Text } from 'shared-ui';
import { FileDrop } from 'shared-ui/files';
import { FieldGroup, fieldMessages, TextField } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { FormattedMessage } from 'react-intl';
import { PICTURE_FILES } from './picture-files.ts';
import { useHelp } from './pending.tsx';
import { countrySource, currencySource, settingsMutations } from './settings.api.ts';
import { messages, settingLabels } from './settings.messages.ts';

/** The list knows the name of a value only once it is open. */
function chosen(
  details: OrganizationDetails,
  setting: 'countryId' | 'currencyId',
  current: { id: string; name: string } | null,
) {
  const waiting = details.change?.changes.find(({ field }) => field === setting);
  const value = waiting ? details.change?.values[setting] : current?.id;
  const label = waiting ? waiting.after : current?.name;
  return value && typeof label === 'string' ? { value, label } : null;
}

export function OrganizationTab({ details }: { details: OrganizationDetails }) {
  const help = useHelp();
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
          chosen={chosen(details, 'countryId', details.country)}
        />
        <ComboboxField
          name="currencyId"
          label={settingLabels.currencyId}
          help={help('currencyId')}
          source={currencySource}
          chosen={chosen(details, 'currencyId', details.currency)}
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
  const put = useMutation(settingsMutations.logo(id));
  const isNoPicture = put.error instanceof ApiError && 'logo' in put.error.fields;
  return (
    <Flex gap="4" align="flex-start">
      <OrganizationMark name={name} logo={logo} size={64} />
      <Box flex="1" minW="0">
        <FileDrop
          label={messages.logoNew}
          value={null}
          onChange={(file) => file && put.mutate(file)}
          size="custom"
          progress={put.isPending || undefined}
          {...PICTURE_FILES}
        />
        {isNoPicture && (
          <Text role="alert" mt="1" textStyle="xs" fontWeight="medium" color="status.bad.fg">
            <FormattedMessage {...fill(fieldMessages.fileFormat, { types: PICTURE_FILES.kinds.join(', ') })} />
          </Text>
        )}
      </Box>
    </Flex>
  );
}
