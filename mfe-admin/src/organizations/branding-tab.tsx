import { FileDropField } from 'shared-ui/file-field';
import { FieldGroup, SelectField, SwitchField, TextareaField, TextField } from 'shared-ui/form';
import { languageOptions, PICTURE_FILES } from './company-tab.tsx';
import { fields, help, sections } from './fields.messages.ts';

export const BrandingTab = ({ hasHost, hasPictures }: { hasHost: boolean; hasPictures: boolean }) => (
  <>
    {hasHost && (
      <FieldGroup title={sections.host} columns={1}>
        <TextField name="host" label={fields.host} help={help.host} />
      </FieldGroup>
    )}
    <FieldGroup title={sections.portal}>
      <TextField name="pageTitle" label={fields.pageTitle} />
      <TextField name="supportEmail" type="email" label={fields.supportEmail} />
      <TextField name="accentColor" label={fields.accentColor} help={help.accentColor} />
      <SelectField name="defaultLanguage" label={fields.defaultLanguage} options={languageOptions} />
      <SwitchField name="showVersion" label={fields.showVersion} />
    </FieldGroup>
    <FieldGroup title={sections.signIn}>
      <TextField name="loginPageTitle" label={fields.loginPageTitle} />
      {hasPictures && <FileDropField name="loginImage" label={fields.loginImage} size="compact" {...PICTURE_FILES} />}
      <TextareaField name="loginAlertText" label={fields.loginAlertText} rows={3} />
      <SwitchField name="selfRegistration" label={fields.selfRegistration} />
    </FieldGroup>
    <FieldGroup title={sections.maps} columns={1}>
      <TextField name="mapToken" label={fields.mapToken} />
    </FieldGroup>
  </>
);
