import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useNarrow } from '../base/use-media.ts';
import { fill, useSay } from '../base/words.ts';
import { Menu } from '../overlays/menu.tsx';
import type { BulkAction } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { messages } from './list.messages.ts';
import type { Selection } from './selection.ts';

type BulkBarProps<Row extends { id: string }> = {
  selection: Selection<Row>;
  actions: readonly BulkAction<Row>[];
  rowName: (row: Row) => string;
  /** Nothing is chosen any more, and the bar goes with whatever had the focus. */
  onEmptied: () => void;
};
type Offered<Row> = { action: BulkAction<Row>; rows: readonly Row[] };

/** Only what is for one of the chosen rows at least. */
const offeredFor = <Row,>(actions: readonly BulkAction<Row>[], chosen: readonly Row[]): Offered<Row>[] =>
  actions
    .map((action) => ({ action, rows: action.allowed ? chosen.filter(action.allowed) : chosen }))
    .filter(({ rows }) => rows.length > 0);

/** Stands in place of the filters while rows are chosen; on a narrow screen it stays in sight. */
export function BulkBar<Row extends { id: string }>({ selection, actions, rowName, onEmptied }: BulkBarProps<Row>) {
  const say = useSay();
  const narrow = useNarrow();
  const [job, setJob] = useState<Offered<Row>>();
  const { chosen, here } = selection;
  const offered = offeredFor(actions, chosen);
  const clear = () => {
    selection.clear();
    onEmptied();
  };
  const close = (done: ReadonlySet<string>) => {
    setJob(undefined);
    selection.drop(done);
    if (chosen.every(({ id }) => done.has(id))) onEmptied();
  };
  const labelOf = ({ action, rows }: Offered<Row>) =>
    fill(messages.bulkFor, { action: say(action.label), count: rows.length });
  const entries = offered.map((one) => ({
    label: { ...labelOf(one), id: one.action.label.id },
    icon: one.action.icon,
    danger: one.action.danger ?? false,
    onSelect: () => setJob(one),
  }));
  return (
    <Flex role="group" aria-label={say(messages.selection)} align="center" gap="2" wrap="wrap" minH="8" w="full">
      <Text fontWeight="medium" me="2">
        <FormattedMessage {...fill(messages.selected, { count: chosen.length })} />
        {here < chosen.length && (
          <Text as="span" color="fg.muted" fontWeight="normal" ms="2">
            <FormattedMessage {...fill(messages.selectedHere, { count: here })} />
          </Text>
        )}
      </Text>
      {narrow && offered.length > 0 && (
        <Menu
          items={entries}
          trigger={
            <Button size="sm" variant="outline">
              <FormattedMessage {...messages.actions} />
              <Icon name="chevron-down" />
            </Button>
          }
        />
      )}
      {!narrow &&
        offered.map((one) => (
          <Button
            key={one.action.label.id}
            size="sm"
            variant="outline"
            {...(one.action.danger && { color: 'status.bad.fg' })}
            onClick={() => setJob(one)}
          >
            {one.action.icon && <Icon name={one.action.icon} />}
            {one.rows.length < chosen.length ? (
              <FormattedMessage {...labelOf(one)} />
            ) : (
              <FormattedMessage {...one.action.label} />
            )}
          </Button>
        ))}
      {offered.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.bulkNothing} />
        </Text>
      )}
      <Button size="sm" variant="ghost" onClick={clear}>
        <FormattedMessage {...messages.clearSelection} />
      </Button>
      {job && <BulkDialog {...job} chosen={chosen.length} rowName={rowName} onClose={close} />}
    </Flex>
  );
}
