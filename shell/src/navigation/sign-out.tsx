import { signOut } from 'shared-auth';
import { Button, Icon, Text, useFormatMessage } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './navigation.messages.ts';

/** Shown in the top bar; on phones `SignOutEntry` is in the user menu instead. */
export function SignOut() {
  const formatMessage = useFormatMessage();
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      color="fg.muted"
      hideBelow="md"
      onClick={signOut}
      aria-label={formatMessage(messages.signOut)}
      title={formatMessage(messages.signOut)}
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
