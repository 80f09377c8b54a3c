import { LANGUAGE_NAMES, useFormatMessage } from 'shared-ui';
import {
  FieldGroup,
  MoneyField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { DateField } from 'shared-ui/picker';
import { helpTexts, labels, sections } from './driver-form.messages.ts';
import { fields } from './drivers.messages.ts';
import { useUniqueLogin } from './use-unique-login.ts';

export const PersonFields = () => (
  <FieldGroup title={sections.person}>
    <TextField name="firstName" label={fields.firstName} />
    <TextField name="middleName" label={fields.middleName} />
    <TextField name="lastName" label={fields.lastName} />
    <DateField name="birthDate" label={fields.birthDate} />
    <TextField name="email" label={fields.email} type="email" />
    <TextField name="phone" label={fields.phone} type="tel" />
    <TextField name="idNumber" label={fields.idNumber} />
    <TextareaField name="homeAddress" label={fields.homeAddress} />
  </FieldGroup>
);

export const EmergencyFields = () => (
  <FieldGroup title={sections.emergency}>
    <TextField name="emergencyContactName" label={labels.emergencyContactName} />
    <TextField name="emergencyContactNumber" label={labels.emergencyContactNumber} type="tel" />
  </FieldGroup>
);

export const ExpiryFields = () => (
  <FieldGroup title={sections.papers} help={sections.papersHelp}>
    <DateField end name="licenseExpiresAt" label={labels.licenseExpiresAt} />
    <TextField name="licenseClasses" label={fields.licenseClasses} help={helpTexts.licenseClasses} />
    <DateField end name="policeReportExpiresAt" label={labels.policeReportExpiresAt} />
    <DateField end name="healthReportExpiresAt" label={labels.healthReportExpiresAt} />
  </FieldGroup>
);

export function PayFields() {
  const hoursOptions = { unit: useFormatMessage()(fields.hours), decimals: 1 };
  return (
    <FieldGroup title={sections.pay}>
      <NumberField name="maxHoursPerShift" label={fields.maxHoursPerShift} {...hoursOptions} />
      <NumberField name="cumulativeHours" label={fields.cumulativeHours} {...hoursOptions} />
      <MoneyField name="standardRate" label={labels.standardRate} />
      <MoneyField name="overtimeRate" label={labels.overtimeRate} />
    </FieldGroup>
  );
}

/** @param storedLogin cannot be changed once it is set */
export function SignInFields({ storedLogin }: { storedLogin: string | null }) {
  useUniqueLogin(storedLogin);
  const [login] = useFormValue<string | null>('login');
  const isFixed = storedLogin !== null;
  return (
    <FieldGroup title={sections.signIn} help={sections.signInHelp}>
      <TextField
        name="login"
        label={fields.login}
        disabled={isFixed}
        {...(isFixed && { help: helpTexts.loginStays })}
      />
      {!isFixed && login && (
        <SelectField name="language" label={fields.language} help={helpTexts.language} options={languageOptions} />
      )}
    </FieldGroup>
  );
}

const languageOptions = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));
