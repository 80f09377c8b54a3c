import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Skeleton, Stack } from '../base/chakra.ts';
import { withValues, type Message } from '../base/message.ts';
import { QueryContent } from '../feedback/query-content.tsx';
import { Dialog, DialogBody } from '../overlays/dialog.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import type { GetRecordLink } from './import-results.tsx';
import { importQueries, type ImportPath } from './import.api.ts';
import { messages } from './import.messages.ts';

export type ImportDialogProps = {
  title: Message;
  /** The API's path: `cargos` → `POST cargos/import`. */
  path: ImportPath;
  /** Query key to invalidate when the import has finished. */
  invalidates: QueryKey;
  /** Path of an imported record's page. */
  getRecordLink: GetRecordLink;
  onClose: () => void;
};

/** Imports an Excel or CSV file: validates it first, then imports it row by row. A running import is shown again after reopening. */
export function ImportDialog({ title, path, invalidates, getRecordLink, onClose }: ImportDialogProps) {
  const newest = useQuery(importQueries.newest(path));
  /** The import that the user selected; null to choose a file; undefined to show a running import. */
  const [selectedId, setSelectedId] = useState<string | null>();
  const runningId = newest.data && newest.data.state !== 'finished' ? newest.data.id : null;
  const shownId = selectedId === undefined ? runningId : selectedId;
  return (
    <Dialog title={title} width={600} onClose={onClose}>
      <DialogBody pb="5">
        <QueryContent query={newest} size="inline" skeleton={<LoadingSkeleton />}>
          {(last) =>
            shownId ? (
              <Stack gap="5">
                <ImportProgress path={path} id={shownId} invalidates={invalidates} getRecordLink={getRecordLink} />
                <Box>
                  <Button type="button" size="sm" variant="outline" onClick={() => setSelectedId(null)}>
                    <FormattedMessage {...messages.importAnother} />
                  </Button>
                </Box>
              </Stack>
            ) : (
              <Stack gap="5">
                <ChooseFile path={path} onStarted={({ id }) => setSelectedId(id)} />
                {last && <LastImportButton fileName={last.fileName} onClick={() => setSelectedId(last.id)} />}
              </Stack>
            )
          }
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}

const LastImportButton = ({ fileName, onClick }: { fileName: string; onClick: () => void }) => (
  <Box>
    <Button type="button" size="xs" variant="ghost" maxW="full" whiteSpace="normal" h="auto" onClick={onClick}>
      <FormattedMessage {...withValues(messages.lastResult, { file: fileName })} />
    </Button>
  </Box>
);

const LoadingSkeleton = () => (
  <Stack gap="4">
    <Skeleton h="8" />
    <Skeleton h="24" />
  </Stack>
);
