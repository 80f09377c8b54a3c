import { withValues } from '../../base/message.ts';
import { Dialog, DialogBody } from '../../overlays/dialog.tsx';
import { messages } from '../list.messages.ts';
import type { OpenRow } from '../table/use-open-row.ts';
import { RowFacts, type RowFactsProps } from './row-facts.tsx';

type RowSheetProps<Row> = RowFactsProps<Row> & { openRow: OpenRow<Row> };

/** The facts and actions of a row on a small screen, from its lower edge. */
export const RowSheet = <Row,>({ openRow, ...facts }: RowSheetProps<Row>) => (
  <Dialog title={withValues(messages.row, { name: facts.name })} width={500} onClose={openRow.close}>
    <DialogBody>
      <RowFacts {...facts} />
    </DialogBody>
  </Dialog>
);
