import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Text } from '../../base/chakra.ts';
import { useFormatMessage, withValues } from '../../base/message.ts';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from '../../overlays/dialog.tsx';
import { messages as overlays } from '../../overlays/overlays.messages.ts';
import { messages } from '../list.messages.ts';
import type { BulkAction, BulkDialogProps } from './bulk-action.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type BulkActionDialogProps<Row> = {
  action: BulkAction<Row>;
  /** The selected rows to run for. */
  rows: readonly Row[];
  /** To how many of them the action applies, by default to all. */
  count?: number;
  selectedCount: number;
  rowName: (row: Row) => string;
  /** Called with the ids of the rows that succeeded. */
  onClose: (succeeded: ReadonlySet<string>) => void;
};

/** Confirms and runs a bulk action and shows its results. Closing it stops a running action. */
export function BulkActionDialog<Row extends { id: string }>({
  action,
  rowName,
  onClose,
  ...selection
}: BulkActionDialogProps<Row>) {
  const client = useQueryClient();
  const formatMessage = useFormatMessage();
  // The selection shrinks while the action runs.
  const [{ rows, count = rows.length, selectedCount }] = useState(selection);
  const { phase, results, start, stop } = useBulkRun<Row>({
    errorMessages: action.errorMessages,
    // The type of the response is known to the action, but not to the dialog.
    describe: (response) => ({
      hasChanged: action.hasChanged?.(response as never) ?? true,
      note: action.resultNote?.(response as never, formatMessage),
    }),
    onEnd: () => void client.invalidateQueries({ queryKey: action.invalidates }),
  });
  const canClose = () => {
    if (phase === 'running') stop();
    return phase !== 'running';
  };
  const close = () => onClose(new Set([...results].filter(([, { state }]) => state === 'done').map(([id]) => id)));
  const [startedRows, setStartedRows] = useState(rows);
  const startRows: BulkDialogProps<Row>['start'] = (run, isFor = () => true) => {
    const rowsToRun = rows.filter(isFor);
    setStartedRows(rowsToRun);
    void start(rowsToRun, run);
  };
  const startAll = () => {
    if (action.runTogether) void start(rows, action.runTogether(rows), rows.length);
    else if (action.run) startRows(action.run);
  };
  const scope = (
    <Text color="fg.muted">
      <FormattedMessage
        {...withValues(count < selectedCount ? messages.bulkAppliesTo : messages.bulkAppliesToAll, {
          count,
          total: selectedCount,
        })}
      />
    </Text>
  );
  return (
    <Dialog title={action.label} width={500} onClose={close} canClose={canClose}>
      {phase === 'confirming' && !action.renderForm && (
        <Confirmation action={action} onStart={startAll}>
          {scope}
        </Confirmation>
      )}
      {phase === 'confirming' && action.renderForm && (
        <>
          <DialogBody pb="2" flex="none">
            {scope}
          </DialogBody>
          {action.renderForm({ rows, start: startRows })}
        </>
      )}
      {phase !== 'confirming' && (
        <BulkResults
          rows={startedRows}
          results={results}
          rowName={rowName}
          isRunning={phase === 'running'}
          onStop={action.runTogether ? undefined : stop}
        />
      )}
    </Dialog>
  );
}

type ConfirmationProps = {
  action: Pick<BulkAction<never>, 'label' | 'description' | 'danger'>;
  onStart: () => void;
  children: ReactNode;
};

function Confirmation({ action: { label, description, danger }, onStart, children }: ConfirmationProps) {
  const close = useCloseDialog();
  const startButton = useRef<HTMLButtonElement>(null);
  useEffect(() => startButton.current?.focus(), []);
  return (
    <>
      <DialogBody>
        {description && (
          <Text mb="2">
            <FormattedMessage {...description} />
          </Text>
        )}
        {children}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          <FormattedMessage {...overlays.back} />
        </Button>
        <Button ref={startButton} colorPalette={danger ? 'bad' : 'accent'} onClick={onStart}>
          <FormattedMessage {...label} />
        </Button>
      </DialogFooter>
    </>
  );
}
