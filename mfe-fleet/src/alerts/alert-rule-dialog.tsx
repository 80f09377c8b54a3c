import { useMutation } from '@tanstack/react-query';
import type { AlertRule, AlertRuleInput } from 'shared-contracts/fleet/alerts';
import { MAX_URL_LENGTH } from 'shared-contracts/values/field-limits';
import {
  ALERT_RULE_FIELDS,
  ALERT_ROLES,
  ALERT_RULE_LIMITS,
  ALERT_SEVERITIES,
  type AlertKind,
} from 'shared-contracts/values/fleet/alerts';
import { Grid, useFormatMessage } from 'shared-ui';
import { NumberField, SelectField, SwitchField, TextField, TimeField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { MultiSelectField } from 'shared-ui/picker';
import { array, boolean, number, object, string } from 'yup';
import { contactSource, recipientSource, ruleMutations, ruleQueries } from './alert-rules.api.ts';
import { ruleErrors, ruleMessages as messages } from './alert-rules.messages.ts';
import { RolesField } from './roles-field.tsx';
import { SpeedLimitFields } from './speed-limit-fields.tsx';
import { kinds, messages as alertMessages, severities } from './alerts.messages.ts';

const time = () => string().nullable().default(null);
const count = ({ min, max }: { min: number; max: number }) =>
  number().integer().min(min).max(max).nullable().default(null);
const users = () => array(string().required()).max(ALERT_RULE_LIMITS.users).default([]);

const roles = () => array(string().oneOf(ALERT_ROLES).required()).default([]);

const ownLimit = number().integer().min(ALERT_RULE_LIMITS.limit.min).max(ALERT_RULE_LIMITS.limit.max).required();

const isWebUrl = (url: string | null | undefined) => !url || (URL.canParse(url) && /^https?:/.test(url));

const schema = object({
  isOn: boolean().default(true),
  severity: string().oneOf(ALERT_SEVERITIES).nullable().default(null),
  byBell: boolean().default(true),
  byMail: boolean().default(true),
  userIds: users(),
  roles: roles(),
  quietFrom: time(),
  quietTo: time(),
  repeatMinutes: count(ALERT_RULE_LIMITS.repeatMinutes),
  escalateMinutes: count(ALERT_RULE_LIMITS.escalateMinutes),
  escalateUserIds: users(),
  escalateRoles: roles(),
  contactIds: users(),
  webhookUrl: string().trim().max(MAX_URL_LENGTH).test('url', messages.invalidUrl, isWebUrl).nullable().default(null),
  limit: count(ALERT_RULE_LIMITS.limit),
  minutes: count(ALERT_RULE_LIMITS.minutes),
  distance: count(ALERT_RULE_LIMITS.distance),
  hoursFrom: time(),
  hoursTo: time(),
  typeLimits: array(object({ vehicleTypeId: string().required(), limit: ownLimit })).default([]),
  zoneLimits: array(object({ locationId: string().required(), limit: ownLimit })).default([]),
});

const toForm = (rule: AlertRule): AlertRuleInput => {
  const { isOn, severity, byBell, byMail, quietFrom, quietTo, repeatMinutes, escalateMinutes } = rule;
  const { limit, minutes, distance, hoursFrom, hoursTo } = rule;
  return {
    isOn,
    severity,
    byBell,
    byMail,
    quietFrom,
    quietTo,
    repeatMinutes,
    escalateMinutes,
    limit,
    minutes,
    distance,
    hoursFrom,
    hoursTo,
    roles: rule.roles,
    escalateRoles: rule.escalateRoles,
    userIds: rule.users.map(({ id }) => id),
    escalateUserIds: rule.escalateUsers.map(({ id }) => id),
    contactIds: rule.contacts.map(({ id }) => id),
    webhookUrl: rule.webhookUrl,
    typeLimits: rule.typeLimits.map((item) => ({ vehicleTypeId: item.vehicleType.id, limit: item.limit })),
    zoneLimits: rule.zoneLimits.map((item) => ({ locationId: item.location.id, limit: item.limit })),
  };
};

const toOptions = (refs: AlertRule['users']) => refs.map(({ id, name }) => ({ value: id, label: name }));

function KindFields({ kind }: { kind: AlertKind }) {
  const formatMessage = useFormatMessage();
  const fields = ALERT_RULE_FIELDS[kind];
  return (
    <>
      {fields.includes('limit') && (
        <NumberField name="limit" label={messages.limit} decimals={0} unit={formatMessage(messages.kmPerHour)} />
      )}
      {fields.includes('minutes') && (
        <NumberField
          name="minutes"
          label={kind === 'driverHours' ? messages.beforeLimit : messages.lasts}
          decimals={0}
          unit={formatMessage(messages.minutes)}
        />
      )}
      {fields.includes('distance') && (
        <NumberField
          name="distance"
          label={messages.distance}
          help={messages.distanceHelp}
          decimals={0}
          unit={formatMessage(messages.km)}
        />
      )}
      {fields.includes('hours') && (
        <>
          <TimeField name="hoursFrom" label={messages.hoursFrom} />
          <TimeField name="hoursTo" label={messages.hoursTo} />
        </>
      )}
    </>
  );
}

/** `onNewWebhook`: the receiver needs its secret next. */
type AlertRuleDialogProps = { kind: AlertKind; onClose: () => void; onNewWebhook: () => void };

export function AlertRuleDialog({ kind, onClose, onNewWebhook }: AlertRuleDialogProps) {
  const formatMessage = useFormatMessage();
  const { record, error, initialValues, concurrency } = useRecordForm(ruleQueries.detail(kind), toForm);
  const save = useMutation(ruleMutations.save(kind));
  const minutes = formatMessage(messages.minutes);
  return (
    <FormDialog
      title={kinds[kind]}
      width={600}
      schema={schema}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      errorMessages={ruleErrors}
      onSubmit={async (values) => {
        const webhookUrl = values.webhookUrl || null;
        await save.mutateAsync({ ...values, webhookUrl });
        if (webhookUrl !== null && webhookUrl !== record?.webhookUrl) onNewWebhook();
      }}
      onClose={onClose}
    >
      <SwitchField name="isOn" label={messages.isOn} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <KindFields kind={kind} />
        <SelectField
          name="severity"
          label={alertMessages.severity}
          placeholder={messages.automatic}
          options={severities}
        />
      </Grid>
      {kind === 'speeding' && <SpeedLimitFields rule={record} />}
      <MultiSelectField
        name="userIds"
        label={messages.recipients}
        help={messages.recipientsHelp}
        source={recipientSource}
        selectedOptions={toOptions(record?.users ?? [])}
      />
      <RolesField name="roles" label={messages.roles} help={messages.rolesHelp} />
      <MultiSelectField
        name="contactIds"
        label={messages.contacts}
        help={messages.contactsHelp}
        source={contactSource}
        selectedOptions={toOptions(record?.contacts ?? [])}
      />
      <TextField name="webhookUrl" label={messages.webhookUrl} help={messages.webhookHelp} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <SwitchField name="byBell" label={messages.byBell} />
        <SwitchField name="byMail" label={messages.byMail} />
        <TimeField name="quietFrom" label={messages.quietFrom} />
        <TimeField name="quietTo" label={messages.quietTo} />
        <NumberField name="repeatMinutes" label={messages.repeat} decimals={0} unit={minutes} />
        <NumberField name="escalateMinutes" label={messages.escalate} decimals={0} unit={minutes} />
      </Grid>
      <MultiSelectField
        name="escalateUserIds"
        label={messages.escalateTo}
        help={messages.escalateHelp}
        source={recipientSource}
        selectedOptions={toOptions(record?.escalateUsers ?? [])}
      />
      <RolesField name="escalateRoles" label={messages.escalateRoles} />
    </FormDialog>
  );
}
