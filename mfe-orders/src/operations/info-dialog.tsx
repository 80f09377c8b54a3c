import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OperationDetails } from 'shared-contracts/network/operations';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  withValues,
  Heading,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  type Message,
} from 'shared-ui';
import { DateTime, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { changedFields } from './changed-fields.ts';
import { getApprovalMessage } from './approval-message.ts';
import { operationQueries } from './operations.api.ts';
import { eventMessages, feasibilityMessages, fields, messages } from './operations.messages.ts';

/** Shows the details of an operation, its orders and its history. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const operation = useQuery(operationQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent
          query={operation}
          size="inline"
          skeleton={
            <Stack gap="5">
              <Skeleton h="12" />
              <Skeleton h="24" />
            </Stack>
          }
        >
          {(data) => <OperationInfo operation={data} />}
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}

const InfoSection = ({ title, children }: { title: Message; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const joinNames = (records: { name: string }[]) => records.map(({ name }) => name).join(', ') || '–';
const toUsageValues = ({ count, numbers }: OperationDetails['usedBy']) => ({
  count,
  numbers: [...numbers, ...(count > numbers.length ? ['…'] : [])].join(', '),
});

function OperationInfo({ operation }: { operation: OperationDetails }) {
  const { id, name, approver1, approver2, notificationContacts, locations, createdAt, usedBy, waiting } = operation;
  const { acceptanceMinutes, feasibility } = operation;
  const timeline = useQuery(operationQueries.timeline(id));
  return (
    <Stack gap="6">
      <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <DescriptionList>
        <DescriptionItem label={fields.approver1}>{approver1?.name ?? '–'}</DescriptionItem>
        <DescriptionItem label={fields.approver2}>{approver2?.name ?? '–'}</DescriptionItem>
        <DescriptionItem label={fields.approval} fullWidth>
          <FormattedMessage {...getApprovalMessage(approver1?.id, approver2?.id)} />
        </DescriptionItem>
        <DescriptionItem label={fields.acceptance} fullWidth>
          {acceptanceMinutes === null ? (
            <FormattedMessage {...fields.noAcceptance} />
          ) : (
            <FormattedMessage {...withValues(fields.acceptanceTime, { count: acceptanceMinutes })} />
          )}
        </DescriptionItem>
        <DescriptionItem label={fields.feasibility} fullWidth>
          <FormattedMessage {...feasibilityMessages[feasibility]} />
        </DescriptionItem>
        <DescriptionItem label={fields.notificationContacts} fullWidth>
          {joinNames(notificationContacts)}
        </DescriptionItem>
        <DescriptionItem label={fields.locations} fullWidth>
          {joinNames(locations)}
        </DescriptionItem>
        <DescriptionItem label={fields.createdAt}>
          <DateTime at={createdAt} />
        </DescriptionItem>
      </DescriptionList>
      <InfoSection title={messages.usedBy}>
        {usedBy.count > 0 ? (
          <Text>
            <FormattedMessage {...withValues(messages.orders, toUsageValues(usedBy))} />
          </Text>
        ) : (
          <Text color="fg.muted">
            <FormattedMessage {...messages.unused} />
          </Text>
        )}
        {waiting.count > 0 && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...withValues(messages.waiting, toUsageValues(waiting))} />
          </Text>
        )}
      </InfoSection>
      <InfoSection title={messages.history}>
        <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} eventMessages={eventMessages} fields={changedFields} />}
        </QueryContent>
      </InfoSection>
    </Stack>
  );
}
