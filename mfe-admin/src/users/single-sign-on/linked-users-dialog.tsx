import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkedUser } from 'shared-contracts/identity/single-sign-on';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { Box, Flex, Input, QueryContent, Skeleton, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { Actions, Dialog, DialogBody, type Action } from 'shared-ui/overlays';
import { MAX_LINKED_USERS, providerMutations, providerQueries } from './single-sign-on.api.ts';
import { actions, consequences, messages } from './single-sign-on.messages.ts';

function LinkedUserItem({ providerId, user }: { providerId: string; user: LinkedUser }) {
  const { id, login, email, linkedAt } = user;
  const name = nameOf(user);
  const unlink = useMutation(providerMutations.unlink(providerId));
  const unlinkAction: Action = {
    label: actions.unlink,
    icon: 'trash',
    danger: true,
    confirmText: withValues(consequences.unlink, { login: name }),
    onSelect: () => unlink.mutateAsync(id),
  };
  return (
    <Flex as="li" align="center" gap="3" py="3" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="sm" color="fg.muted">
          {name !== login && `${login} · `}
          {email} · <DateTime at={linkedAt} />
        </Text>
      </Box>
      <Actions actions={[unlinkAction]} name={name} size="xs" />
    </Flex>
  );
}

/** Users who have signed in with a provider, with a button to unlink them. */
export function LinkedUsersDialog({ providerId, onClose }: { providerId: string; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const [search, setSearch] = useState('');
  const query = providerQueries.linkedUsers(providerId, useDeferredValue(search.trim()));
  const users = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <Dialog title={messages.linkedTitle} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="3">
          <Input
            type="search"
            aria-label={formatMessage(messages.linkedSearch)}
            placeholder={formatMessage(messages.linkedSearch)}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <QueryContent query={users} size="inline" skeleton={<Skeleton h="24" />}>
            {({ items, total }) =>
              items.length === 0 ? (
                <Text color="fg.muted">
                  <FormattedMessage {...messages.noLinked} />
                </Text>
              ) : (
                <>
                  <Box as="ul" listStyleType="none">
                    {items.map((user) => (
                      <LinkedUserItem key={user.id} providerId={providerId} user={user} />
                    ))}
                  </Box>
                  {total > MAX_LINKED_USERS && (
                    <Text textStyle="sm" color="fg.muted">
                      <FormattedMessage {...withValues(messages.moreLinked, { max: MAX_LINKED_USERS, total })} />
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
