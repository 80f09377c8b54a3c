import { useQuery } from '@tanstack/react-query';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { withValues, Text } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { settingsQueries } from './settings.api.ts';
import { messages } from './settings.messages.ts';

/** Shown if the organization's settings enable it. */
export function Version() {
  const { data } = useQuery(settingsQueries.organization());
  return (
    data?.showVersion && (
      <Text px="4" pb="3" textStyle="xs" color="fg.muted">
        <FormattedMessage {...withValues(messages.version, { version: APP_VERSION })} />
      </Text>
    )
  );
}
