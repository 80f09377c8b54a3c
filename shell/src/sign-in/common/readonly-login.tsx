import { Button, chakra, Flex, Icon, useFormatMessage } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './sign-in.messages.ts';

const LoginInput = chakra('input', {
  base: { flex: '1', minW: '0', bg: 'transparent', outline: 'none', fontWeight: 'medium', textOverflow: 'ellipsis' },
});

/** Shows the login in a read-only field, so that password managers recognize the account. */
export function ReadonlyLogin({ login, onChange }: { login: string; onChange?: () => void }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" gap="2.5" ps="3" pe="1.5" minH="11" borderRadius="md" bg="bg.subtle">
      <Icon name="user" />
      <LoginInput
        name="login"
        value={login}
        readOnly
        tabIndex={-1}
        autoComplete="username"
        aria-label={formatMessage(messages.login)}
      />
      {onChange && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          aria-label={formatMessage(messages.changeLogin)}
          onClick={onChange}
        >
          <FormattedMessage {...messages.change} />
        </Button>
      )}
    </Flex>
  );
}
