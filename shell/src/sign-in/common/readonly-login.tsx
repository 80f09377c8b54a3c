import { Button, chakra, Flex, Icon, useSay } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './sign-in.messages.ts';

const Login = chakra('input', {
  base: { flex: '1', minW: '0', bg: 'transparent', outline: 'none', fontWeight: 'medium', textOverflow: 'ellipsis' },
});

/** Who signs in. A field, so that password managers see whose password is asked for. */
export function KnownLogin({ login, onChange }: { login: string; onChange?: () => void }) {
  const say = useSay();
  return (
    <Flex align="center" gap="2.5" ps="3" pe="1.5" minH="11" borderRadius="md" bg="bg.subtle">
      <Icon name="user" />
      <Login
        name="login"
        value={login}
        readOnly
        tabIndex={-1}
        autoComplete="username"
        aria-label={say(messages.login)}
      />
      {onChange && (
        <Button type="button" variant="ghost" size="sm" aria-label={say(messages.changeLogin)} onClick={onChange}>
          <FormattedMessage {...messages.change} />
        </Button>
      )}
    </Flex>
  );
}
