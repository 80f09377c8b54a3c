import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Skeleton, Stack } from '../base/chakra.ts';
import { fill, type Words } from '../base/words.ts';
import { Loaded } from '../feedback/loading.tsx';
import { Dialog, DialogBody } from '../overlays/dialog.tsx';
import { ChooseFile } from './choose-file.tsx';
import { importQueries, type ImportPath } from './import.api.ts';
import { messages } from './import.messages.ts';
import type { LinkOf } from './results.tsx';
import { Running } from './running.tsx';

export type ImportDialogProps = {
  title: Words;
  /** The calls: `cargos` → `POST cargos/import`. */
  path: ImportPath;
  /** What is out of date when it has finished. */
  invalidates: QueryKey;
  /** Where what was made is looked at. */
  linkOf: LinkOf;
  onClose: () => void;
};

/** From an Excel file: checked first, then imported row by row. Closed while it runs, it is found again. */
export function ImportDialog({ title, path, invalidates, linkOf, onClose }: ImportDialogProps) {
  const newest = useQuery(importQueries.newest(path));
  /** Chosen here; null: another file is wanted. */
  const [chosen, setChosen] = useState<string | null>();
  const running = newest.data && newest.data.state !== 'finished' ? newest.data.id : null;
  return (
    <Dialog title={title} width={600} onClose={onClose}>
      <DialogBody pb="5">
        <Loaded
          query={newest}
          size="inline"
          skeleton={
            <Stack gap="4">
              <Skeleton h="8" />
              <Skeleton h="24" />
            </Stack>
          }
        >
          {(last) => {
            const shown = chosen === undefined ? running : chosen;
            if (shown) {
              return (
                <Stack gap="5">
                  <Running path={path} id={shown} invalidates={invalidates} linkOf={linkOf} />
                  <Box>
                    <Button type="button" size="sm" variant="outline" onClick={() => setChosen(null)}>
                      <FormattedMessage {...messages.another} />
                    </Button>
                  </Box>
                </Stack>
              );
            }
            return (
              <Stack gap="5">
                <ChooseFile path={path} onBegun={({ id }) => setChosen(id)} />
                {last && (
                  <Box>
                    <Button
                      type="button"
                      size="xs"
                      variant="ghost"
                      maxW="full"
                      whiteSpace="normal"
                      h="auto"
                      onClick={() => setChosen(last.id)}
                    >
                      <FormattedMessage {...fill(messages.last, { file: last.fileName })} />
                    </Button>
                  </Box>
                )}
              </Stack>
            );
          }}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}
