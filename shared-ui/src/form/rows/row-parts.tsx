import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import type { Message } from '../../base/message.ts';

export const AddButton = ({ label, ...button }: { label: Message; disabled: boolean; onClick: () => void }) => (
  <Button type="button" variant="outline" size="sm" {...button}>
    <Icon name="plus" />
    <FormattedMessage {...label} />
  </Button>
);

const createKeys = (count: number) => Array.from({ length: count }, (_, index) => index);

/** React keys that follow the rows when they move, so that their inputs retain their state. */
export function useRowKeys(rowCount: number) {
  const [keys, setKeys] = useState(() => createKeys(rowCount));
  const current = useMemo(() => (keys.length === rowCount ? keys : createKeys(rowCount)), [keys, rowCount]);
  return { keys: current, setKeys };
}

/** Whether the error concerns the list; errors of rows are shown at their fields. */
export const isListError = (error: unknown) =>
  typeof error === 'string' || (typeof error === 'object' && error !== null && 'defaultMessage' in error);
