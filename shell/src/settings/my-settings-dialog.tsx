import { useMutation } from '@tanstack/react-query';
import type { UserInfo } from 'shared-contracts/auth';
import { PASSWORD_LENGTH } from 'shared-contracts/values/limits';
import { fill, Flex, Icon, Stack, Text, type Words } from 'shared-ui';
import { fieldMessages, PasswordField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField } from 'shared-ui/picker';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string, type ObjectSchema } from 'yup';
import { changesOf, needsProof, type OwnData } from './own-data.rules.ts';
import { QuickSettings } from './quick-settings.tsx';
import { settingsMutations, timezoneSource } from './settings.api.ts';
import { messages, refusals } from './settings.messages.ts';

const schemaFor = (user: UserInfo): ObjectSchema<OwnData> =>
  object({
    login: string().trim().required().max(100),
    email: string().trim().required().max(254).email(),
    timezoneId: string().required(),
    password: string().min(PASSWORD_LENGTH).max(200).nullable().default(null),
    repeat: string()
      .nullable()
      .default(null)
      .test('same', fieldMessages.passwords, (value, { parent }) => (value || null) === (parent.password || null)),
    currentPassword: string()
      .max(200)
      .nullable()
      .default(null)
      .test('proof', fieldMessages.required, (value, { parent }) => Boolean(value) || !needsProof(user, parent)),
  });

/** How the portal speaks, measures and looks, and what is known of its user. */
export function MySettingsDialog({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const [schema] = useState(() => schemaFor(user));
  const { login, email, timezone, actor } = user;
  const save = useMutation(settingsMutations.save());
  const submit = async (data: OwnData) => {
    const changes = changesOf(user, data);
    if (Object.keys(changes).length > 0) await save.mutateAsync(changes);
  };
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initial={{ login, email, timezoneId: timezone.id }}
      codes={refusals}
      onSubmit={submit}
      onClose={onClose}
    >
      <QuickSettings />
      <Part title={messages.ownData}>
        <ComboboxField
          name="timezoneId"
          label={messages.timezone}
          help={messages.timezoneHelp}
          source={timezoneSource}
          chosen={timezoneSource.choice(timezone)}
        />
        {actor && <NotYours login={login} />}
        <TextField name="login" label={messages.login} autoComplete="username" disabled={Boolean(actor)} />
        <TextField name="email" type="email" label={messages.email} autoComplete="email" disabled={Boolean(actor)} />
      </Part>
      {!actor && (
        <Part title={messages.password}>
          <PasswordField name="password" label={messages.newPassword} autoComplete="new-password" />
          <PasswordField name="repeat" label={messages.repeatPassword} autoComplete="new-password" />
          <PasswordField name="currentPassword" label={messages.currentPassword} help={messages.currentPasswordHelp} />
        </Part>
      )}
    </FormDialog>
  );
}

function Part({ title, children }: { title: Words; children: ReactNode }) {
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

const NotYours = ({ login }: { login: string }) => (
  <Flex role="note" gap="2" px="3" py="2" borderRadius="md" bg="status.info.bg" color="status.info.fg" textStyle="sm">
    <Flex pt="0.5" flexShrink="0">
      <Icon name="lock" size={14} />
    </Flex>
    <Text>
      <FormattedMessage {...fill(messages.notYours, { login })} />
    </Text>
  </Flex>
);
