import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Text } from '../base/chakra.ts';
import { fill } from '../base/words.ts';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from '../overlays/dialog.tsx';
import { messages as overlays } from '../overlays/overlays.messages.ts';
import type { Asked, BulkAction } from './bulk-action.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulkRun } from './bulk-run.ts';
import { messages } from './list.messages.ts';

type BulkDialogProps<Row> = {
  action: BulkAction<Row>;
  /** Those of the chosen rows that the action is for. */
  rows: readonly Row[];
  /** How many are chosen. */
  chosen: number;
  rowName: (row: Row) => string;
  /** With those that worked. */
  onClose: (done: ReadonlySet<string>) => void;
};

/** Asks, runs and tells in one place. While it runs, closing stops it: nothing goes on unseen. */
export function BulkDialog<Row extends { id: string }>({
  action,
  rows: given,
  chosen: atFirst,
  rowName,
  onClose,
}: BulkDialogProps<Row>) {
  const client = useQueryClient();
  const [{ rows, chosen }] = useState({ rows: given, chosen: atFirst }); // what is chosen shrinks while it is done
  const { phase, results, start, stop } = useBulkRun<Row>({
    refusals: action.refusals,
    onEnd: () => void client.invalidateQueries({ queryKey: action.invalidates }),
  });
  const mayClose = () => {
    if (phase === 'running') stop();
    return phase !== 'running';
  };
  const close = () => onClose(new Set([...results].filter(([, { state }]) => state === 'done').map(([id]) => id)));
  const [going, setGoing] = useState(rows);
  const begin: Asked<Row>['start'] = (run, isFor = () => true) => {
    const some = rows.filter(isFor);
    setGoing(some);
    void start(some, run);
  };
  const applies = (
    <Text color="fg.muted">
      <FormattedMessage
        {...fill(rows.length < chosen ? messages.bulkAppliesTo : messages.bulkAppliesToAll, {
          count: rows.length,
          total: chosen,
        })}
      />
    </Text>
  );
  return (
    <Dialog title={action.label} width={500} onClose={close} mayClose={mayClose}>
      {phase === 'asking' && !action.ask && (
        <Question action={action} onStart={() => action.run && begin(action.run)}>
          {applies}
        </Question>
      )}
      {phase === 'asking' && action.ask && (
        <>
          <DialogBody pb="2" flex="none">
            {applies}
          </DialogBody>
          {action.ask({ rows, start: begin })}
        </>
      )}
      {phase !== 'asking' && (
        <BulkResults rows={going} results={results} rowName={rowName} isRunning={phase === 'running'} onStop={stop} />
      )}
    </Dialog>
  );
}

type QuestionProps = {
  action: Pick<BulkAction<never>, 'label' | 'text' | 'danger'>;
  onStart: () => void;
  children: ReactNode;
};

function Question({ action: { label, text, danger }, onStart, children }: QuestionProps) {
  const close = useCloseDialog();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <DialogBody>
        {text && (
          <Text mb="2">
            <FormattedMessage {...text} />
          </Text>
        )}
        {children}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          <FormattedMessage {...overlays.back} />
        </Button>
        <Button ref={first} colorPalette={danger ? 'bad' : 'accent'} onClick={onStart}>
          <FormattedMessage {...label} />
        </Button>
      </DialogFooter>
    </>
  );
}
