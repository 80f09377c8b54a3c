import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScimToken, ScimTokenInput, ScimTokenWithSecret } from 'shared-contracts/identity/scim';
import { SCIM_TOKEN_LIMITS } from 'shared-contracts/values/identity/scim';
import { Box, Button, Flex, Heading, QueryContent, Skeleton, Stack, Text, withValues, type Message } from 'shared-ui';
import { CopyField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { formatDateTime, StatusBadge, useTimeZone, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Actions, Dialog, DialogBody, type Action } from 'shared-ui/overlays';
import { DateField } from 'shared-ui/picker';
import { number, object, string, type ObjectSchema } from 'yup';
import { tokenMutations, tokenQueries } from './provisioning.api.ts';
import { actions, consequences, errorMessages, fields, helpTexts, messages, states } from './provisioning.messages.ts';

type Form = { name: string; expiresAt: number | null };
const schema: ObjectSchema<Form> = object({
  name: string().trim().required().max(SCIM_TOKEN_LIMITS.name),
  expiresAt: number().nullable().default(null),
});
const toInput = ({ name, expiresAt }: Form): ScimTokenInput => ({ name, ...(expiresAt !== null && { expiresAt }) });

const STATES: Record<ScimToken['state'], StatusStyle> = {
  active: { label: states.active, tone: 'good', icon: icons.check },
  paused: { label: states.paused, tone: 'warn', icon: icons.ban },
  expired: { label: states.expired, tone: 'neutral', icon: icons.clock },
  revoked: { label: states.revoked, tone: 'bad', icon: icons.ban },
};

type StepProps = { providerId: string; onCreated: (token: ScimTokenWithSecret) => void };

function CreateTokenDialog({ providerId, onCreated, onClose }: StepProps & { onClose: () => void }) {
  const create = useMutation(tokenMutations.create(providerId));
  return (
    <FormDialog
      keepOpen
      title={messages.create}
      width={500}
      schema={schema}
      initialValues={{ name: '', expiresAt: null }}
      submitLabel={messages.createSubmit}
      errorMessages={errorMessages}
      onSubmit={async (form) => onCreated(await create.mutateAsync(toInput(form)))}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} />
      <DateField name="expiresAt" label={fields.expiresAt} help={helpTexts.expiresAt} end />
    </FormDialog>
  );
}

function TokenItem({ providerId, token, onCreated }: StepProps & { token: ScimToken }) {
  const { id, name, prefix, state, lastUsedAt, expiresAt, previousEndsAt } = token;
  const zone = useTimeZone();
  const withTime = (message: Message, at: number) => withValues(message, { time: formatDateTime(at, zone) });
  const rotate = useMutation(tokenMutations.rotate(providerId));
  const revoke = useMutation(tokenMutations.revoke(providerId));
  const rotateAction: Action = {
    label: actions.rotate,
    icon: 'refresh',
    confirmText: withValues(consequences.rotate, { name }),
    onSelect: async () => onCreated(await rotate.mutateAsync(id)),
  };
  const revokeAction: Action = {
    label: actions.revoke,
    icon: 'reject',
    danger: true,
    confirmText: withValues(consequences.revoke, { name }),
    onSelect: () => revoke.mutateAsync(id),
  };
  const open = state === 'expired' ? [revokeAction] : [rotateAction, revokeAction];
  return (
    <Box as="li" py="3" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Flex align="center" gap="3">
        <Box flex="1" minW="0" overflowWrap="anywhere">
          <Text fontWeight="medium">{name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {prefix}… ·{' '}
            {lastUsedAt === null ? (
              <FormattedMessage {...messages.neverUsed} />
            ) : (
              <FormattedMessage {...withTime(messages.lastUsed, lastUsedAt)} />
            )}
            {expiresAt !== null && (
              <>
                {' · '}
                <FormattedMessage {...withTime(messages.expires, expiresAt)} />
              </>
            )}
          </Text>
          {previousEndsAt !== null && (
            <Text textStyle="sm" color="fg.muted">
              <FormattedMessage {...withTime(messages.oldUntil, previousEndsAt)} />
            </Text>
          )}
        </Box>
        <StatusBadge {...STATES[state]} />
        {state !== 'revoked' && <Actions actions={open} name={name} size="xs" />}
      </Flex>
    </Box>
  );
}

/** Provisioning by an identity provider: the address of the service, and the tokens for it. */
export function ProvisioningDialog({ providerId, onClose }: { providerId: string; onClose: () => void }) {
  const tokens = useQuery(tokenQueries.list(providerId));
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const showSecret = (token: ScimTokenWithSecret) => {
    setSecret(token.secret);
    setCreating(false);
  };
  if (isCreating)
    return <CreateTokenDialog providerId={providerId} onCreated={showSecret} onClose={() => setCreating(false)} />;
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={tokens} size="inline" skeleton={<Skeleton h="48" />}>
          {({ address, items }) => (
            <Stack gap="4">
              <Text color="fg.muted">
                <FormattedMessage {...messages.text} />
              </Text>
              <CopyField label={messages.address} value={address} help={messages.addressHelp} />
              {secret !== undefined && <CopyField label={messages.secret} value={secret} help={messages.secretHelp} />}
              <Flex align="center" justify="space-between" gap="3">
                <Heading as="h3" textStyle="sm">
                  <FormattedMessage {...messages.tokens} />
                </Heading>
                <Button size="sm" variant="outline" onClick={() => setCreating(true)}>
                  <FormattedMessage {...messages.create} />
                </Button>
              </Flex>
              {items.length === 0 ? (
                <Text color="fg.muted">
                  <FormattedMessage {...messages.empty} />
                </Text>
              ) : (
                <Box as="ul" listStyleType="none">
                  {items.map((token) => (
                    <TokenItem key={token.id} providerId={providerId} token={token} onCreated={showSecret} />
                  ))}
                </Box>
              )}
            </Stack>
          )}
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
