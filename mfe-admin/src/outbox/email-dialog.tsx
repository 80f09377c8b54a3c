import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Email } from 'shared-contracts/identity/emails';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  withValues,
  Flex,
  Icon,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
} from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { Actions, Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { emailStateStyles } from './email-state-styles.ts';
import { outboxQueries } from './outbox.api.ts';
import { fields, messages, stateTexts } from './outbox.messages.ts';
import { useEmailRetry } from './use-retry.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

const KILOBYTE = 1_024;

export function EmailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const email = useQuery(outboxQueries.email(id));
  return (
    <Dialog title={messages.email} width={600} onClose={onClose}>
      <QueryContent
        query={email}
        size="inline"
        skeleton={
          <DialogBody>
            <Stack gap="5">
              <Skeleton h="12" />
              <Skeleton h="12" />
              <Skeleton h="32" />
            </Stack>
          </DialogBody>
        }
      >
        {(loaded) => <Content email={loaded} />}
      </QueryContent>
    </Dialog>
  );
}

function Content({ email }: { email: Email }) {
  const { subject, recipient, organization, state, error, attempts, createdAt, sentAt, text, attachments } = email;
  const formatMessage = useFormatMessage();
  const retryActions = useEmailRetry()(email);
  return (
    <>
      <DialogBody>
        <Stack gap="4">
          <DescriptionList>
            <DescriptionItem label={fields.subject} fullWidth>
              <Text as="span" fontWeight="semibold">
                {subject}
              </Text>
            </DescriptionItem>
            <DescriptionItem label={fields.recipient}>{recipient}</DescriptionItem>
            <DescriptionItem label={fields.organization}>{organization?.name ?? '–'}</DescriptionItem>
            <DescriptionItem label={fields.createdAt}>
              <DateTime at={createdAt} />
            </DescriptionItem>
            <DescriptionItem label={fields.sentAt}>
              <DateTime at={sentAt} />
            </DescriptionItem>
            <DescriptionItem label={messages.state} fullWidth>
              <StatusBadge {...emailStateStyles[state]} />{' '}
              <Text as="span" color="fg.muted">
                <FormattedMessage {...stateTexts[state]} />
              </Text>
            </DescriptionItem>
            {error && (
              <DescriptionItem label={fields.error} fullWidth>
                {error}
              </DescriptionItem>
            )}
            {attempts > 0 && <DescriptionItem label={fields.attempts}>{attempts}</DescriptionItem>}
          </DescriptionList>
          <Box
            role="region"
            aria-label={formatMessage(messages.text)}
            tabIndex={0}
            px="4"
            py="3"
            borderWidth="1px"
            borderRadius="md"
            bg="bg.subtle"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {text}
          </Box>
          {attachments.length > 0 && <Attachments files={attachments} />}
        </Stack>
      </DialogBody>
      {retryActions.length > 0 && (
        <DialogFooter>
          <Actions actions={retryActions.map((action) => ({ ...action, primary: true }))} name={subject} />
        </DialogFooter>
      )}
    </>
  );
}

/** Lists the attachments as they were when the e-mail was created. */
function Attachments({ files }: { files: Email['attachments'] }) {
  const formatMessage = useFormatMessage();
  const [openIndex, setOpenIndex] = useState<number>();
  return (
    <Flex as="ul" aria-label={formatMessage(messages.attachments)} gap="2" wrap="wrap">
      {files.map(({ url, name, bytes }, index) => (
        <Box as="li" key={url} maxW="full">
          <Button
            size="sm"
            variant="outline"
            maxW="full"
            h="auto"
            minH="9"
            py="1"
            whiteSpace="normal"
            textAlign="start"
            overflowWrap="anywhere"
            onClick={() => setOpenIndex(index)}
          >
            <Icon name="file" />
            {name}
            <Text as="span" flexShrink="0" color="fg.muted" whiteSpace="nowrap">
              <FormattedMessage {...withValues(messages.size, { size: Math.ceil(bytes / KILOBYTE) })} />
            </Text>
          </Button>
        </Box>
      ))}
      {openIndex !== undefined && (
        <Suspense>
          <DocumentsViewer documents={files} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
    </Flex>
  );
}
