import { useQuery } from '@tanstack/react-query';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { fill, Text } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { settingsQueries } from './settings.api.ts';
import { messages } from './settings.messages.ts';

/** For organizations that want it to be seen. */
export function Version() {
  const { data } = useQuery(settingsQueries.organization());
  return (
    data?.showVersion && (
      <Text px="4" pb="3" textStyle="xs" color="fg.muted">
        <FormattedMessage {...fill(messages.version, { version: APP_VERSION })} />
      </Text>
    )
  );
}
