import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Driver } from 'shared-contracts/fleet/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/fleet/drivers';
import { Box, Button, Icon, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { formMessages } from './driver-form.messages.ts';
import { fileKinds, messages } from './drivers.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

/** Lists the driver's documents, which open in the viewer, and names the missing ones. */
export function DriverDocuments({
  driver: { files, missingDocuments },
}: {
  driver: Pick<Driver, 'files' | 'missingDocuments'>;
}) {
  const formatMessage = useFormatMessage();
  const [openIndex, setOpenIndex] = useState<number>();
  const documents = DRIVER_FILE_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind));
  return (
    <Stack gap="2">
      {documents.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noDocuments} />
        </Text>
      )}
      <Box as="ul" display="flex" flexWrap="wrap" gap="2">
        {documents.map(({ id, kind }, index) => (
          <li key={id}>
            <Button
              size="sm"
              variant="outline"
              aria-label={formatMessage(withValues(formMessages.viewOf, { kind: formatMessage(fileKinds[kind]) }))}
              onClick={() => setOpenIndex(index)}
            >
              <Icon name="file" />
              <FormattedMessage {...fileKinds[kind]} />
            </Button>
          </li>
        ))}
      </Box>
      {missingDocuments.length > 0 && (
        <Text textStyle="sm" color="status.warn.fg">
          <FormattedMessage
            {...withValues(messages.missing, {
              kinds: missingDocuments.map((kind) => formatMessage(fileKinds[kind])).join(', '),
            })}
          />
        </Text>
      )}
      {openIndex !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
