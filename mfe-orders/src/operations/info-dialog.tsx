import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OperationDetails } from 'shared-contracts/operations';
import { Box, Fact, Facts, fill, Heading, Loaded, Skeleton, Stack, Text, type Words } from 'shared-ui';
import { DateTime, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { approvalWords } from './approval-words.ts';
import { operationQueries } from './operations.api.ts';
import { events, fields, messages } from './operations.messages.ts';

/** Everything that is kept of an operation, the orders that use it, and what was done to it. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const operation = useQuery(operationQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <Loaded
          query={operation}
          size="inline"
          skeleton={
            <Stack gap="5">
              <Skeleton h="12" />
              <Skeleton h="24" />
            </Stack>
          }
        >
          {(loaded) => <Info operation={loaded} />}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: Words; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const namesOf = (named: { name: string }[]) => named.map(({ name }) => name).join(', ') || '–';
const numbersOf = ({ count, numbers }: OperationDetails['usedBy']) => ({
  count,
  numbers: [...numbers, ...(count > numbers.length ? ['…'] : [])].join(', '),
});

function Info({ operation }: { operation: OperationDetails }) {
  const { id, name, approver1, approver2, notificationContacts, locations, createdAt, usedBy, waiting } = operation;
  const timeline = useQuery(operationQueries.timeline(id));
  return (
    <Stack gap="6">
      <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <Facts>
        <Fact label={fields.approver1}>{approver1?.name ?? '–'}</Fact>
        <Fact label={fields.approver2}>{approver2?.name ?? '–'}</Fact>
        <Fact label={fields.approval} wide>
          <FormattedMessage {...approvalWords(approver1?.id, approver2?.id)} />
        </Fact>
        <Fact label={fields.notificationContacts} wide>
          {namesOf(notificationContacts)}
        </Fact>
        <Fact label={fields.locations} wide>
          {namesOf(locations)}
        </Fact>
        <Fact label={fields.createdAt}>
          <DateTime at={createdAt} />
        </Fact>
      </Facts>
      <Part title={messages.usedBy}>
        {usedBy.count > 0 ? (
          <Text>
            <FormattedMessage {...fill(messages.orders, numbersOf(usedBy))} />
          </Text>
        ) : (
          <Text color="fg.muted">
            <FormattedMessage {...messages.unused} />
          </Text>
        )}
        {waiting.count > 0 && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...fill(messages.waiting, numbersOf(waiting))} />
          </Text>
        )}
      </Part>
      <Part title={messages.history}>
        <Loaded query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} events={events} />}
        </Loaded>
      </Part>
    </Stack>
  );
}
