import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { Box, LANGUAGE_NAMES, Text } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import { FieldGroup, SelectField, SwitchField, TextareaField, TextField } from 'shared-ui/form';
import { FormattedMessage } from 'react-intl';
import { AccentField } from './accent-field.tsx';
import { useSettingHelp } from './pending-changes.tsx';
import { PICTURE_FILES } from './picture-files.ts';
import { messages, settingLabels } from './settings.messages.ts';

const languageOptions = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Read-only, as only root can set it. */
const PortalAddress = ({ host }: Pick<OrganizationDetails, 'host'>) => (
  <Box gridColumn="1 / -1">
    <Text textStyle="sm" fontWeight="medium">
      <FormattedMessage {...messages.host} />
    </Text>
    <Text my="1" color={host ? undefined : 'fg.muted'} overflowWrap="anywhere">
      {host ?? <FormattedMessage {...messages.noHost} />}
    </Text>
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...messages.hostHelp} />
    </Text>
  </Box>
);

export function BrandingTab({ host }: Pick<OrganizationDetails, 'host'>) {
  const help = useSettingHelp();
  return (
    <>
      <FieldGroup title={messages.portal}>
        <PortalAddress host={host} />
        <TextField name="pageTitle" label={settingLabels.pageTitle} help={help('pageTitle')} />
        <TextField name="supportEmail" type="email" label={settingLabels.supportEmail} help={help('supportEmail')} />
        <AccentField help={help('accentColor')} />
        <FileDropField
          name="favicon"
          label={settingLabels.pageFaviconId}
          help={help('pageFaviconId')}
          size="compact"
          {...PICTURE_FILES}
        />
        <SelectField
          name="defaultLanguage"
          label={settingLabels.defaultLanguage}
          help={help('defaultLanguage')}
          options={languageOptions}
        />
        <SwitchField name="showVersion" label={settingLabels.showVersion} help={help('showVersion')} />
      </FieldGroup>
      <FieldGroup title={messages.signIn} help={messages.signInHelp}>
        <TextField name="loginPageTitle" label={settingLabels.loginPageTitle} help={help('loginPageTitle')} />
        <FileDropField
          name="loginImage"
          label={settingLabels.loginImageId}
          help={help('loginImageId')}
          size="compact"
          {...PICTURE_FILES}
        />
        <TextareaField
          name="loginAlertText"
          label={settingLabels.loginAlertText}
          help={help('loginAlertText')}
          rows={3}
        />
        <SwitchField name="selfRegistration" label={settingLabels.selfRegistration} help={help('selfRegistration')} />
      </FieldGroup>
      <FieldGroup title={messages.maps} columns={1}>
        <TextField name="mapToken" label={settingLabels.mapToken} help={help('mapToken')} />
      </FieldGroup>
    </>
  );
}
