import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Mail } from 'shared-contracts/outbox';
import { Box, Button, Fact, Facts, fill, Flex, Icon, Loaded, Skeleton, Stack, Text, useSay } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { Actions, Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { mailLooks } from './mail-looks.ts';
import { outboxQueries } from './outbox.api.ts';
import { fields, messages, stateTexts } from './outbox.messages.ts';
import { useMailRetry } from './use-retry.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

const KILOBYTE = 1_024;

export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const mail = useQuery(outboxQueries.mail(id));
  return (
    <Dialog title={messages.mail} width={600} onClose={onClose}>
      <Loaded
        query={mail}
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
        {(loaded) => <Content mail={loaded} />}
      </Loaded>
    </Dialog>
  );
}

function Content({ mail }: { mail: Mail }) {
  const { subject, recipient, organization, state, error, attempts, createdAt, sentAt, text, attachments } = mail;
  const say = useSay();
  const retry = useMailRetry()(mail);
  return (
    <>
      <DialogBody>
        <Stack gap="4">
          <Facts>
            <Fact label={fields.subject} wide>
              <Text as="span" fontWeight="semibold">
                {subject}
              </Text>
            </Fact>
            <Fact label={fields.recipient}>{recipient}</Fact>
            <Fact label={fields.organization}>{organization?.name ?? '–'}</Fact>
            <Fact label={fields.createdAt}>
              <DateTime at={createdAt} />
            </Fact>
            <Fact label={fields.sentAt}>
              <DateTime at={sentAt} />
            </Fact>
            <Fact label={messages.state} wide>
              <StatusBadge {...mailLooks[state]} />{' '}
              <Text as="span" color="fg.muted">
                <FormattedMessage {...stateTexts[state]} />
              </Text>
            </Fact>
            {error && (
              <Fact label={fields.error} wide>
                {error}
              </Fact>
            )}
            {attempts > 0 && <Fact label={fields.attempts}>{attempts}</Fact>}
          </Facts>
          <Box
            role="region"
            aria-label={say(messages.text)}
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
      {retry.length > 0 && (
        <DialogFooter>
          <Actions of={retry.map((action) => ({ ...action, primary: true }))} name={subject} />
        </DialogFooter>
      )}
    </>
  );
}

/** What goes along with a mail, as it was when that was written. */
function Attachments({ files }: { files: Mail['attachments'] }) {
  const say = useSay();
  const [opened, setOpened] = useState<number>();
  return (
    <Flex as="ul" aria-label={say(messages.attachments)} gap="2" wrap="wrap">
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
            onClick={() => setOpened(index)}
          >
            <Icon name="file" />
            {name}
            <Text as="span" flexShrink="0" color="fg.muted" whiteSpace="nowrap">
              <FormattedMessage {...fill(messages.size, { size: Math.ceil(bytes / KILOBYTE) })} />
            </Text>
          </Button>
        </Box>
      ))}
      {opened !== undefined && (
        <Suspense>
          <DocumentsViewer documents={files} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Flex>
  );
}
