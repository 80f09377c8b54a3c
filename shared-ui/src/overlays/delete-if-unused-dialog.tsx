import type { UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Skeleton, Stack, Text } from '../base/chakra.ts';
import { fill, type Words } from '../base/words.ts';
import { Loaded } from '../feedback/loading.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogBody } from './dialog.tsx';
import { UsedBy, type Use } from './used-by.tsx';

type DeleteUnusedDialogProps<As extends string> = {
  record: UseQueryResult<{ name: string; usedBy: readonly Use<As>[] }>;
  /** The texts have `name`. */
  words: { deleteTitle: Words; deleteText: Words; keptTitle: Words; keptText: Words; unused: Words };
  uses: Record<As, Words>;
  confirm: Words;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** What something uses stays, and what uses it is told; what nothing uses is deleted once a person says so. */
export function DeleteUnusedDialog<As extends string>({
  record,
  words,
  uses,
  confirm,
  onConfirm,
  onClose,
}: DeleteUnusedDialogProps<As>) {
  const { data } = record;
  if (!data)
    return (
      <Dialog title={words.deleteTitle} onClose={onClose}>
        <DialogBody>
          <Loaded query={record} size="inline" skeleton={<Waiting />}>
            {() => null}
          </Loaded>
        </DialogBody>
      </Dialog>
    );
  const { name, usedBy } = data;
  if (usedBy.length === 0)
    return (
      <ConfirmDialog
        text={fill(words.deleteText, { name })}
        confirm={confirm}
        danger
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={words.keptTitle} width={500} onClose={onClose}>
      <DialogBody>
        <Stack gap="4">
          <Text>
            <FormattedMessage {...fill(words.keptText, { name })} />
          </Text>
          <UsedBy usedBy={usedBy} words={uses} unused={words.unused} />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

const Waiting = () => (
  <Stack gap="5">
    <Skeleton h="6" />
    <Skeleton h="12" />
  </Stack>
);
