import { useMutation } from '@tanstack/react-query';
import { Button, Icon, Stack, Text } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { personalDataMessages as messages } from './personal-data.messages.ts';
import { settingsMutations } from './settings.api.ts';

/** Downloads all data that the portal has about the user. */
export function PersonalData() {
  const download = useMutation(settingsMutations.downloadData());
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.help} />
      </Text>
      <Button
        type="button"
        variant="outline"
        size="sm"
        alignSelf="start"
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <Icon name="download" />
        <FormattedMessage {...messages.download} />
      </Button>
    </Stack>
  );
}
