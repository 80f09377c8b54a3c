import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Driver } from 'shared-contracts/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/drivers';
import { Box, Button, fill, Icon, Stack, Text, useSay } from 'shared-ui';
import { texts } from './driver-form.messages.ts';
import { kinds, messages } from './drivers.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

/** A driver's documents, each a click away from the viewer, and those that are missing. */
export function DriverPapers({
  driver: { files, missingDocuments },
}: {
  driver: Pick<Driver, 'files' | 'missingDocuments'>;
}) {
  const say = useSay();
  const [opened, setOpened] = useState<number>();
  const papers = DRIVER_FILE_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind));
  return (
    <Stack gap="2">
      {papers.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noDocuments} />
        </Text>
      )}
      <Box as="ul" display="flex" flexWrap="wrap" gap="2">
        {papers.map(({ id, kind }, at) => (
          <li key={id}>
            <Button
              size="sm"
              variant="outline"
              aria-label={say(fill(texts.viewOf, { kind: say(kinds[kind]) }))}
              onClick={() => setOpened(at)}
            >
              <Icon name="file" />
              <FormattedMessage {...kinds[kind]} />
            </Button>
          </li>
        ))}
      </Box>
      {missingDocuments.length > 0 && (
        <Text textStyle="sm" color="status.warn.fg">
          <FormattedMessage
            {...fill(messages.missing, { kinds: missingDocuments.map((kind) => say(kinds[kind])).join(', ') })}
          />
        </Text>
      )}
      {opened !== undefined && (
        <Suspense>
          <DocumentsViewer documents={papers} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
