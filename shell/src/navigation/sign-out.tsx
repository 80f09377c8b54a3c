import { signOut } from 'shared-auth';
import { Button, Icon, Text, useSay } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './navigation.messages.ts';

/** In the bar wherever there is room; on a phone in the user menu. */
export function SignOut() {
  const say = useSay();
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      color="fg.muted"
      hideBelow="md"
      onClick={signOut}
      aria-label={say(messages.signOut)}
      title={say(messages.signOut)}
    >
      <Icon name="sign-out" />
      <Text as="span" hideBelow="xl">
        <FormattedMessage {...messages.signOut} />
      </Text>
    </Button>
  );
}

export const SignOutEntry = () => (
  <Button variant="ghost" w="full" px="2" justifyContent="start" hideFrom="md" onClick={signOut}>
    <Icon name="sign-out" />
    <FormattedMessage {...messages.signOut} />
  </Button>
);
