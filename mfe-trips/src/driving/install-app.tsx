import { FormattedMessage } from 'react-intl';
import { Button, Icon, Text } from 'shared-ui';
import { messages } from './driving.messages.ts';
import { installsFromMenu, useInstallPrompt } from './install-prompt.ts';

/** Offers to put the driver's pages on the phone's home screen. */
export function InstallApp() {
  const install = useInstallPrompt();
  if (install)
    return (
      <Button size="lg" variant="outline" w="full" onClick={install}>
        <Icon name="download" size={20} />
        <FormattedMessage {...messages.install} />
      </Button>
    );
  return installsFromMenu() ? (
    <Text color="fg.muted">
      <FormattedMessage {...messages.installFromMenu} />
    </Text>
  ) : null;
}
