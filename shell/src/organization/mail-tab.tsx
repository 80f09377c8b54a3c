import { useMutation } from '@tanstack/react-query';
import type { OrganizationDetails } from 'shared-contracts/organizations';
import { Box, Button, fill, Flex, Icon, Text, type Words } from 'shared-ui';
import { FieldGroup, PasswordField, TextField, useFormValue, useFormValues, useRefusal } from 'shared-ui/form';
import { use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pending, useHelp } from './pending.tsx';
import { settingsMutations } from './settings.api.ts';
import type { SettingsForm } from './settings-form.ts';
import { messages, settingLabels } from './settings.messages.ts';

export function MailTab({
  details: { hasSmtpPassword, smtpHost },
}: {
  details: Pick<OrganizationDetails, 'hasSmtpPassword' | 'smtpHost'>;
}) {
  const help = useHelp();
  return (
    <>
      <FieldGroup title={messages.server} help={messages.serverHelp}>
        <TextField name="smtpHost" label={settingLabels.smtpHost} help={help('smtpHost')} />
        <TextField name="smtpPort" label={settingLabels.smtpPort} help={help('smtpPort')} />
        <TextField name="smtpUser" label={settingLabels.smtpUser} help={help('smtpUser')} />
        <Password isSet={hasSmtpPassword} server={smtpHost ?? null} />
      </FieldGroup>
      <FieldGroup title={messages.test} help={messages.testHelp} columns={1}>
        <TestMail />
      </FieldGroup>
    </>
  );
}

/** It is never shown. Another server must not get it, so there it is entered again. */
function Password({ isSet, server }: { isSet: boolean; server: string | null }) {
  const help = useHelp();
  const [host] = useFormValue<string | null>('smtpHost');
  const [password, setPassword] = useFormValue<string | null>('smtpPassword');
  const [isReplaced, setReplaced] = useState(Boolean(password));
  const isGiven = use(Pending)?.changes.some(({ field }) => field === 'smtpPassword') ?? false;
  const isElsewhere = isSet && !isGiven && (host || null) !== server;
  const kept: Words = help('smtpPassword') ?? messages.passwordSet;
  const keep = () => {
    setPassword(null);
    setReplaced(false);
  };
  if (!(isSet || isGiven) || isReplaced || isElsewhere) {
    return (
      <Box>
        <PasswordField
          name="smtpPassword"
          label={settingLabels.smtpPassword}
          help={isElsewhere ? messages.passwordHelp : help('smtpPassword')}
          autoComplete="new-password"
        />
        {isReplaced && !isElsewhere && (
          <Button type="button" variant="ghost" size="xs" mt="1" onClick={keep}>
            <FormattedMessage {...messages.passwordKeep} />
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" mb="1">
        <FormattedMessage {...settingLabels.smtpPassword} />
      </Text>
      <Flex gap="3" align="center" justify="space-between" minH="9">
        <Text color="fg.muted">
          <FormattedMessage {...kept} />
        </Text>
        <Button type="button" variant="outline" size="sm" onClick={() => setReplaced(true)}>
          <FormattedMessage {...messages.passwordReplace} />
        </Button>
      </Flex>
    </Box>
  );
}

function TestMail() {
  const { smtpHost, smtpPort, smtpUser, smtpPassword } = useFormValues<SettingsForm>();
  const refuse = useRefusal();
  const { mutate, data, isPending } = useMutation(settingsMutations.testMail());
  const test = () => {
    refuse();
    mutate({ smtpHost: smtpHost ?? '', smtpPort: Number(smtpPort ?? 0), smtpUser, smtpPassword }, { onError: refuse });
  };
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button type="button" variant="outline" loading={isPending} onClick={test}>
        <Icon name="send" />
        <FormattedMessage {...messages.testVerb} />
      </Button>
      <Flex role="status" gap="1.5" align="center" color="status.good.fg" minW="0">
        {data && !isPending && (
          <>
            <Icon name="done" />
            <Text overflowWrap="anywhere">
              <FormattedMessage {...fill(messages.tested, { to: data.to })} />
            </Text>
          </>
        )}
      </Flex>
    </Flex>
  );
}
