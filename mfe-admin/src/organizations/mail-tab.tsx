import { FieldGroup, PasswordField, TextField } from 'shared-ui/form';
import { fields, help, sections } from './fields.messages.ts';

/** Shows only whether a password is set, never the password itself. */
export const MailTab = ({ hasPassword }: { hasPassword: boolean }) => (
  <FieldGroup title={sections.server} help={sections.serverHelp}>
    <TextField name="smtpHost" label={fields.smtpHost} />
    <TextField name="smtpPort" label={fields.smtpPort} />
    <TextField name="smtpUser" label={fields.smtpUser} />
    <PasswordField
      name="smtpPassword"
      label={fields.smtpPassword}
      help={hasPassword ? help.smtpPassword : undefined}
      autoComplete="new-password"
    />
  </FieldGroup>
);
