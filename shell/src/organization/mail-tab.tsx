import { useMutation } from '@tanstack/react-query';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { Box, Button, withValues, Flex, Icon, Text, type Message } from 'shared-ui';
import { FieldGroup, PasswordField, TextField, useFormValue, useFormValues, useSetServerErrors } from 'shared-ui/form';
import { use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PendingChangeContext, useSettingHelp } from './pending-changes.tsx';
import { settingsMutations } from './settings.api.ts';
import type { SettingsForm } from './settings-form.ts';
import { messages, settingLabels } from './settings.messages.ts';

export function MailTab({
  details: { hasSmtpPassword, smtpHost },
}: {
  details: Pick<OrganizationDetails, 'hasSmtpPassword' | 'smtpHost'>;
}) {
  const help = useSettingHelp();
  return (
    <>
      <FieldGroup title={messages.server} help={messages.serverHelp}>
        <TextField name="smtpHost" label={settingLabels.smtpHost} help={help('smtpHost')} />
        <TextField name="smtpPort" label={settingLabels.smtpPort} help={help('smtpPort')} />
        <TextField name="smtpUser" label={settingLabels.smtpUser} help={help('smtpUser')} />
        <Password isSet={hasSmtpPassword} server={smtpHost ?? null} />
      </FieldGroup>
      <FieldGroup title={messages.test} help={messages.testHelp} columns={1}>
        <TestEmail />
      </FieldGroup>
    </>
  );
}

/** Never shows the stored password. Requires entering it again for another host, which must not receive it. */
function Password({ isSet, server }: { isSet: boolean; server: string | null }) {
  const help = useSettingHelp();
  const [host] = useFormValue<string | null>('smtpHost');
  const [password, setPassword] = useFormValue<string | null>('smtpPassword');
  const [isReplacing, setReplacing] = useState(Boolean(password));
  const isPending = use(PendingChangeContext)?.changes.some(({ field }) => field === 'smtpPassword') ?? false;
  const isServerChanged = isSet && !isPending && (host || null) !== server;
  const statusMessage: Message = help('smtpPassword') ?? messages.passwordSet;
  const keepCurrent = () => {
    setPassword(null);
    setReplacing(false);
  };
  if (!(isSet || isPending) || isReplacing || isServerChanged) {
    return (
      <Box>
        <PasswordField
          name="smtpPassword"
          label={settingLabels.smtpPassword}
          help={isServerChanged ? messages.passwordHelp : help('smtpPassword')}
          autoComplete="new-password"
        />
        {isReplacing && !isServerChanged && (
          <Button type="button" variant="ghost" size="xs" mt="1" onClick={keepCurrent}>
            <FormattedMessage {...messages.keepPassword} />
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
          <FormattedMessage {...statusMessage} />
        </Text>
        <Button type="button" variant="outline" size="sm" onClick={() => setReplacing(true)}>
          <FormattedMessage {...messages.replacePassword} />
        </Button>
      </Flex>
    </Box>
  );
}

function TestEmail() {
  const { smtpHost, smtpPort, smtpUser, smtpPassword } = useFormValues<SettingsForm>();
  const setServerErrors = useSetServerErrors();
  const { mutate, data, isPending } = useMutation(settingsMutations.sendTestEmail());
  const sendTest = () => {
    setServerErrors();
    mutate(
      { smtpHost: smtpHost ?? '', smtpPort: Number(smtpPort ?? 0), smtpUser, smtpPassword },
      { onError: setServerErrors },
    );
  };
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button type="button" variant="outline" loading={isPending} onClick={sendTest}>
        <Icon name="send" />
        <FormattedMessage {...messages.sendTest} />
      </Button>
      <Flex role="status" gap="1.5" align="center" color="status.good.fg" minW="0">
        {data && !isPending && (
          <>
            <Icon name="done" />
            <Text overflowWrap="anywhere">
              <FormattedMessage {...withValues(messages.testSent, { to: data.to })} />
            </Text>
          </>
        )}
      </Flex>
    </Flex>
  );
}
