import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ApiError } from 'shared-auth';
import { withValues, useFormatMessage, type Message } from 'shared-ui';
import { errorMessage, notify } from 'shared-ui/data';
import { organizationMutations } from './organizations.api.ts';
import { errorMessages, usageMessages } from './errors.messages.ts';

type Usage = { what: string; count: number };
const usageMessageByKind: Record<string, Message | undefined> = usageMessages;

const getUsages = (error: Error): Usage[] =>
  error instanceof ApiError && error.code === 'organizationInUse' ? (error.params['uses'] as Usage[]) : [];

/** Deletes an organization, or reports how many records still use it. */
export function useDeleteOrganization() {
  const { formatList } = useIntl();
  const formatMessage = useFormatMessage();
  const formatUsage = ({ what, count }: Usage) => {
    const message = usageMessageByKind[what];
    return message ? formatMessage(withValues(message, { count })) : `${count} ${what}`;
  };
  const showError = (error: Error) => {
    const usages = getUsages(error);
    notify.error(
      usages.length > 0
        ? withValues(errorMessages.organizationInUse, { uses: formatList(usages.map(formatUsage)) })
        : errorMessage(error, errorMessages),
    );
  };
  return useMutation({ ...organizationMutations.remove(), onError: showError });
}
