import { useMutation, useQuery } from '@tanstack/react-query';
import { renewSession } from 'shared-auth';
import type { AddedFactor, Factor, FactorList } from 'shared-contracts/identity/second-factor';
import type { FactorKind } from 'shared-contracts/values/identity/second-factor';
import {
  Button,
  EmptyState,
  Flex,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
  withValues,
  type Message,
} from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { RelativeTime } from 'shared-ui/format';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddFactor, nameSchema } from './add-factor.tsx';
import { canUsePasskeys } from './passkey-browser.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { factorMutations, factorQueries, type Confirmed } from './second-factor.api.ts';
import { errorMessages, messages, recoveryMessages } from './second-factor.messages.ts';
import { useConfirmed } from './use-confirmed.tsx';

type Open = { dialog: FactorKind | 'renewCodes' } | { dialog: 'rename' | 'remove'; factor: Factor };

const kindLabel = ({ kind, host }: Factor): Message =>
  host === null || host === window.location.hostname ? messages[kind] : withValues(messages.passkeyAt, { host });

function FactorItem({ factor, onOpen }: { factor: Factor; onOpen: (open: Open) => void }) {
  const formatMessage = useFormatMessage();
  const { name, lastUsedAt } = factor;
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" minH="12" flexWrap="wrap">
      <Stack gap="0" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <FormattedMessage {...kindLabel(factor)} /> ·{' '}
          {lastUsedAt === null ? (
            <FormattedMessage {...messages.neverUsed} />
          ) : (
            <>
              <FormattedMessage {...messages.lastUsed} /> <RelativeTime at={lastUsedAt} />
            </>
          )}
        </Text>
      </Stack>
      <Flex gap="2" flexShrink="0">
        {(['rename', 'remove'] as const).map((dialog) => (
          <Button
            key={dialog}
            type="button"
            variant="outline"
            size="sm"
            aria-label={formatMessage(withValues(messages[`${dialog}This`], { name }))}
            onClick={() => onOpen({ dialog, factor })}
          >
            <FormattedMessage {...messages[dialog]} />
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

function List({ list, onOpen }: { list: FactorList; onOpen: (open: Open) => void }) {
  const formatMessage = useFormatMessage();
  const { items, recoveryCodesLeft, isRequired } = list;
  if (items.length === 0)
    return <EmptyState icon="lock" title={messages.none} text={messages.noneText} size="inline" />;
  return (
    <Stack gap="3">
      <Stack as="ul" gap="2" listStyleType="none" aria-label={formatMessage(messages.title)}>
        {items.map((factor) => (
          <FactorItem key={factor.id} factor={factor} onOpen={onOpen} />
        ))}
      </Stack>
      <Flex align="center" justify="space-between" gap="3" flexWrap="wrap">
        <Text textStyle="sm" color={recoveryCodesLeft > 0 ? 'fg.muted' : 'status.bad.fg'}>
          <FormattedMessage {...withValues(recoveryMessages.left, { count: recoveryCodesLeft })} />
        </Text>
        <Button type="button" variant="outline" size="sm" onClick={() => onOpen({ dialog: 'renewCodes' })}>
          <FormattedMessage {...recoveryMessages.renew} />
        </Button>
      </Flex>
      {isRequired && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.required} />
        </Text>
      )}
    </Stack>
  );
}

/** The second factors of the user, with all that can be done with them. */
export function Factors() {
  const formatMessage = useFormatMessage();
  const query = useQuery(factorQueries.list());
  const [open, setOpen] = useState<Open>();
  const [confirmed, passwordDialog] = useConfirmed();
  const close = () => setOpen(undefined);
  const finish = ({ token }: AddedFactor) => {
    close();
    renewSession(token);
  };
  const isLast = query.data?.items.length === 1;
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.help} />
      </Text>
      <QueryContent
        query={query}
        size="inline"
        skeleton={<Skeleton role="status" aria-label={formatMessage(messages.loading)} h="24" />}
      >
        {(list) => <List list={list} onOpen={setOpen} />}
      </QueryContent>
      <Flex gap="2" flexWrap="wrap">
        {canUsePasskeys() && (
          <Button type="button" variant="outline" size="sm" onClick={() => setOpen({ dialog: 'passkey' })}>
            <FormattedMessage {...messages.addPasskey} />
          </Button>
        )}
        <Button type="button" variant="outline" size="sm" onClick={() => setOpen({ dialog: 'totp' })}>
          <FormattedMessage {...messages.addTotp} />
        </Button>
      </Flex>
      {(open?.dialog === 'totp' || open?.dialog === 'passkey') && (
        <AddFactor kind={open.dialog} confirmed={confirmed} onAdded={finish} onClose={close} />
      )}
      {open?.dialog === 'rename' && <RenameDialog factor={open.factor} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog factor={open.factor} isLast={isLast} confirmed={confirmed} onClose={close} />
      )}
      {open?.dialog === 'renewCodes' && <RenewCodesDialog confirmed={confirmed} onClose={close} />}
      {passwordDialog}
    </Stack>
  );
}

function RenameDialog({ factor: { id, name }, onClose }: { factor: Factor; onClose: () => void }) {
  const rename = useMutation(factorMutations.rename(id));
  return (
    <FormDialog
      title={messages.rename}
      schema={nameSchema}
      initialValues={{ name }}
      errorMessages={errorMessages}
      onSubmit={(input) => rename.mutateAsync(input)}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} help={messages.nameHelp} />
    </FormDialog>
  );
}

type RemoveDialogProps = { factor: Factor; isLast: boolean; confirmed: Confirmed; onClose: () => void };

function RemoveDialog({ factor: { id, name }, isLast, confirmed, onClose }: RemoveDialogProps) {
  const remove = useMutation(factorMutations.remove(confirmed));
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      text={withValues(isLast ? messages.removeLastText : messages.removeText, { name })}
      confirmLabel={messages.remove}
      danger
      onConfirm={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}

function RenewCodesDialog({ confirmed, onClose }: { confirmed: Confirmed; onClose: () => void }) {
  const renew = useMutation(factorMutations.renewRecoveryCodes(confirmed));
  if (renew.data) return <RecoveryCodesDialog codes={renew.data.codes} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={recoveryMessages.renewTitle}
      text={recoveryMessages.renewText}
      confirmLabel={recoveryMessages.renew}
      onConfirm={() => renew.mutateAsync()}
      onClose={() => !renew.isSuccess && onClose()}
    />
  );
}
