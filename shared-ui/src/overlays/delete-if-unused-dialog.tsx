import type { UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Skeleton, Stack, Text } from '../base/chakra.ts';
import { withValues, type Message } from '../base/message.ts';
import { QueryContent } from '../feedback/query-content.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogBody } from './dialog.tsx';
import { UsageList, type Usage } from './usage-list.tsx';

type DeleteIfUnusedDialogProps<As extends string> = {
  query: UseQueryResult<{ name: string; usedBy: readonly Usage<As>[] }>;
  /** The texts have the placeholder `name`. */
  messages: { deleteTitle: Message; deleteText: Message; inUseTitle: Message; inUseText: Message; unused: Message };
  usageMessages: Record<As, Message>;
  confirmLabel: Message;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks to delete a record, or lists what uses it: a record in use cannot be deleted. */
export function DeleteIfUnusedDialog<As extends string>({
  query,
  messages,
  usageMessages,
  confirmLabel,
  onConfirm,
  onClose,
}: DeleteIfUnusedDialogProps<As>) {
  const { data } = query;
  if (!data)
    return (
      <Dialog title={messages.deleteTitle} onClose={onClose}>
        <DialogBody>
          <QueryContent query={query} size="inline" skeleton={<LoadingSkeleton />}>
            {() => null}
          </QueryContent>
        </DialogBody>
      </Dialog>
    );
  const { name, usedBy } = data;
  if (usedBy.length === 0)
    return (
      <ConfirmDialog
        text={withValues(messages.deleteText, { name })}
        confirmLabel={confirmLabel}
        danger
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={messages.inUseTitle} width={500} onClose={onClose}>
      <DialogBody>
        <Stack gap="4">
          <Text>
            <FormattedMessage {...withValues(messages.inUseText, { name })} />
          </Text>
          <UsageList usages={usedBy} messages={usageMessages} emptyText={messages.unused} />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

const LoadingSkeleton = () => (
  <Stack gap="5">
    <Skeleton h="6" />
    <Skeleton h="12" />
  </Stack>
);
