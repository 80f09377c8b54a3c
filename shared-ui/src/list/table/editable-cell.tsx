import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { useFormatMessage, withValues } from '../../base/message.ts';
import { EditorPopover } from '../../overlays/editor-popover.tsx';
import { messages } from '../list.messages.ts';
import type { Column } from './column.ts';

type EditableCellProps<Row> = {
  column: Pick<Column<Row>, 'edit' | 'header'>;
  row: Row;
  rowName: string;
  children?: ReactNode;
};

/** A cell, with a button that opens its form if the user may edit it. */
export function EditableCell<Row>({ column: { edit, header }, row, rowName, children }: EditableCellProps<Row>) {
  if (!edit?.isEditable(row)) return children;
  return (
    <>
      {children} <EditButton field={edit.field ?? header} rowName={rowName} renderForm={() => edit.form(row)} />
    </>
  );
}

type EditButtonProps = {
  field: Column<never>['header'];
  rowName: string;
  renderForm: () => ReactNode;
};

function EditButton({ field, rowName, renderForm }: EditButtonProps) {
  const formatMessage = useFormatMessage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = formatMessage(withValues(messages.editCell, { field: formatMessage(field), name: rowName }));
  return (
    <>
      <IconButton
        ref={button}
        data-edit
        type="button"
        size="2xs"
        variant="subtle"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="pencil" size={13} />
      </IconButton>
      {isOpen && (
        <EditorPopover
          label={label}
          getButton={() => button.current}
          getAnchor={() => button.current?.closest('td, dd') ?? button.current}
          onClose={() => setOpen(false)}
        >
          {renderForm()}
        </EditorPopover>
      )}
    </>
  );
}
