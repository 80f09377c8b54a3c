import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeclinedRegistration } from 'shared-contracts/identity/organizations';
import { Box, Flex, Input, QueryContent, Skeleton, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { formatDate, organizationTypeMessages, useTimeZone } from 'shared-ui/format';
import { ExportMenu, type Column } from 'shared-ui/list';
import { Actions, Dialog, DialogBody, type Action } from 'shared-ui/overlays';
import { declined } from './declined.messages.ts';
import { fields } from './fields.messages.ts';
import { MAX_DECLINED, organizationMutations, organizationQueries } from './organizations.api.ts';

function Registration({ registration }: { registration: DeclinedRegistration }) {
  const zone = useTimeZone();
  const { name, type, registrationId, contactName, contactEmail, reason, registeredAt, declinedAt } = registration;
  const dates = { registered: formatDate(registeredAt, zone), declined: formatDate(declinedAt, zone) };
  const remove = useMutation(organizationMutations.deleteDeclined());
  const removeAction: Action = {
    label: declined.delete,
    icon: 'trash',
    danger: true,
    confirmText: withValues(declined.deleteText, { name }),
    onSelect: () => remove.mutateAsync(registration.id),
  };
  return (
    <Box as="li" py="3" overflowWrap="anywhere" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Flex gap="3" justify="space-between" align="start">
        <Text fontWeight="medium">{name}</Text>
        <Actions actions={[removeAction]} name={name} size="xs" />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...organizationTypeMessages[type]} /> · {registrationId} ·{' '}
        {[contactName, contactEmail].filter(Boolean).join(', ')}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...withValues(declined.dates, dates)} />
      </Text>
      <Text mt="1" whiteSpace="pre-line" color={reason ? undefined : 'fg.muted'}>
        {reason ?? <FormattedMessage {...declined.noReason} />}
      </Text>
    </Box>
  );
}

/** The columns of an exported file. */
const EXPORTED: Column<DeclinedRegistration>[] = [
  { id: 'name', header: fields.name, cell: ({ name }) => name },
  { id: 'type', header: fields.type, labels: organizationTypeMessages, cell: ({ type }) => type },
  { id: 'registrationId', header: fields.registrationId, cell: ({ registrationId }) => registrationId },
  { id: 'contactName', header: fields.contactName, cell: ({ contactName }) => contactName },
  { id: 'contactEmail', header: fields.contactEmail, cell: ({ contactEmail }) => contactEmail },
  { id: 'registeredAt', header: declined.registeredAt, cell: ({ registeredAt }) => registeredAt },
  { id: 'declinedAt', header: declined.declinedAt, cell: ({ declinedAt }) => declinedAt },
  { id: 'reason', header: declined.reason, cell: ({ reason }) => reason },
];

/** Registrations that root has declined, newest first, each with the reason. */
export function DeclinedDialog({ onClose }: { onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const [search, setSearch] = useState('');
  const term = useDeferredValue(search.trim());
  const query = organizationQueries.declined(term);
  const registrations = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <Dialog title={declined.title} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="3">
          <Flex gap="2" align="center">
            <Input
              type="search"
              aria-label={formatMessage(declined.search)}
              placeholder={formatMessage(declined.search)}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <ExportMenu
              exports={{ path: 'organizations/declined', query: term ? { search: term } : {} }}
              title={declined.title}
              columns={EXPORTED}
              isEmpty={registrations.data?.items.length === 0}
            />
          </Flex>
          <QueryContent query={registrations} size="inline" skeleton={<Skeleton h="24" />}>
            {({ items, total }) =>
              items.length === 0 ? (
                <Text color="fg.muted">
                  <FormattedMessage {...declined.none} />
                </Text>
              ) : (
                <>
                  <Box as="ul" listStyleType="none">
                    {items.map((registration) => (
                      <Registration key={registration.id} registration={registration} />
                    ))}
                  </Box>
                  {total > MAX_DECLINED && (
                    <Text textStyle="sm" color="fg.muted">
                      <FormattedMessage {...withValues(declined.more, { max: MAX_DECLINED, total })} />
                    </Text>
                  )}
                </>
              )
            }
          </QueryContent>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
