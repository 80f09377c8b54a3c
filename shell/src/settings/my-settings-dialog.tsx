import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { USER_LIMITS } from 'shared-contracts/values/field-limits';
import { withValues, Flex, Icon, SimpleGrid, Stack, Text, type Message } from 'shared-ui';
import { fieldMessages, NewPasswordField, PasswordField, TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { PushNotifications } from 'shared-ui/push';
import { useId, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string, type ObjectSchema } from 'yup';
import { Factors } from '../second-factor/factors.tsx';
import { messages as factorMessages } from '../second-factor/second-factor.messages.ts';
import { personalDataMessages } from './personal-data.messages.ts';
import { PersonalData } from './personal-data.tsx';
import { toProfileForm, toSelfUpdate, requiresCurrentPassword, type ProfileForm } from './profile.rules.ts';
import { calendarMessages } from './calendar-feed.messages.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { QuickSettings } from './quick-settings.tsx';
import { sessionMessages } from './sessions.messages.ts';
import { Sessions } from './sessions.tsx';
import { settingsMutations, settingsQueries, timezoneSource } from './settings.api.ts';
import { messages, errorMessages } from './settings.messages.ts';

const createSchema = (user: Pick<UserInfo, 'login' | 'email'>): ObjectSchema<ProfileForm> =>
  object({
    givenName: string().trim().max(USER_LIMITS.givenName).nullable().default(null),
    familyName: string().trim().max(USER_LIMITS.familyName).nullable().default(null),
    login: string().trim().required().max(USER_LIMITS.login),
    email: string().trim().required().max(USER_LIMITS.email).email(),
    timezoneId: string().required(),
    password: string().min(USER_LIMITS.password.min).max(USER_LIMITS.password.max).nullable().default(null),
    repeat: string()
      .nullable()
      .default(null)
      .test('same', fieldMessages.passwords, (value, { parent }) => (value || null) === (parent.password || null)),
    currentPassword: string()
      .max(USER_LIMITS.password.max)
      .nullable()
      .default(null)
      .test(
        'proof',
        fieldMessages.required,
        (value, { parent }) => Boolean(value) || !requiresCurrentPassword(user, parent),
      ),
  });

/** Quick settings, profile and password of the user. */
export function MySettingsDialog({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const query = settingsQueries.self();
  const { record, error, initialValues, concurrency } = useRecordForm(query, toProfileForm);
  const { login, email, timezone } = record ?? user;
  const { actor } = user;
  const schema = useMemo(() => createSchema({ login, email }), [login, email]);
  const client = useQueryClient();
  const save = useMutation(settingsMutations.save(user.id));
  const submit = async (data: ProfileForm) => {
    // A merge has loaded the profile again: what someone else changed isn't sent.
    const changes = toSelfUpdate(client.getQueryData(query.queryKey) ?? record ?? user, data);
    if (Object.keys(changes).length > 0) await save.mutateAsync(changes);
  };
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      errorMessages={errorMessages}
      onSubmit={submit}
      onClose={onClose}
    >
      <QuickSettings />
      <SettingsSection title={messages.profile}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField name="givenName" label={messages.givenName} autoComplete="given-name" />
          <TextField name="familyName" label={messages.familyName} autoComplete="family-name" />
        </SimpleGrid>
        <ComboboxField
          name="timezoneId"
          label={messages.timezone}
          help={messages.timezoneHelp}
          source={timezoneSource}
          selectedOption={timezoneSource.toOption(timezone)}
        />
        {actor && <ImpersonationNote login={login} />}
        <TextField name="login" label={messages.login} autoComplete="username" disabled={Boolean(actor)} />
        <TextField name="email" type="email" label={messages.email} autoComplete="email" disabled={Boolean(actor)} />
      </SettingsSection>
      {!actor && (
        <SettingsSection title={messages.password}>
          <NewPasswordField name="password" label={messages.newPassword} names={[login, email]} />
          <PasswordField name="repeat" label={messages.repeatPassword} autoComplete="new-password" />
          <PasswordField name="currentPassword" label={messages.currentPassword} help={messages.currentPasswordHelp} />
        </SettingsSection>
      )}
      {!actor && (
        <SettingsSection title={factorMessages.title}>
          <Factors />
        </SettingsSection>
      )}
      {!actor && (
        <SettingsSection title={messages.notifications}>
          <PushNotifications device="browser" />
        </SettingsSection>
      )}
      {!actor && hasAccess(user, { model: 'trip', action: 'read' }) && (
        <SettingsSection title={calendarMessages.title}>
          <CalendarFeed />
        </SettingsSection>
      )}
      {!actor && (
        <SettingsSection title={sessionMessages.title}>
          <Sessions />
        </SettingsSection>
      )}
      {!actor && (
        <SettingsSection title={personalDataMessages.title}>
          <PersonalData />
        </SettingsSection>
      )}
    </FormDialog>
  );
}

function SettingsSection({ title, children }: { title: Message; children: ReactNode }) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} gap="4" pt="5" borderTopWidth="1px" borderColor="border.subtle">
      <Text id={id} fontWeight="semibold">
        <FormattedMessage {...title} />
      </Text>
      {children}
    </Stack>
  );
}

const ImpersonationNote = ({ login }: { login: string }) => (
  <Flex role="note" gap="2" px="3" py="2" borderRadius="md" bg="status.info.bg" color="status.info.fg" textStyle="sm">
    <Flex pt="0.5" flexShrink="0">
      <Icon name="lock" size={14} />
    </Flex>
    <Text>
      <FormattedMessage {...withValues(messages.impersonated, { login })} />
    </Text>
  </Flex>
);
