import { useField } from 'formik';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, IconButton, Stack } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { messages } from './form.messages.ts';

type RowsProps<Row> = {
  name: string;
  /** What the button at the end says: "Add stop". */
  add: Words;
  /** A new row. */
  empty: Row;
  /** The order means something: rows can be moved. */
  ordered?: boolean;
  min?: number;
  max?: number;
  /** A row's fields; `path` is the start of their names: `<TextField name={`${path}.name`} …/>`. */
  children: (path: string, index: number) => ReactNode;
};

/** A list of groups of fields: add, remove, and where the order counts, move. */
export function Rows<Row>({ name, add, empty, ordered, min = 0, max = Infinity, children }: RowsProps<Row>) {
  const say = useSay();
  const [{ value }, , { setValue }] = useField<Row[]>(name);
  const [keys, setKeys] = useState(() => value.map((_, index) => index));
  const put = (rows: Row[], order: number[]) => {
    setKeys(order);
    void setValue(rows);
  };
  const move = (from: number, to: number) => put(moved(value, from, to), moved(keys, from, to));
  const remove = (index: number) => put(value.filter((_, at) => at !== index), keys.filter((_, at) => at !== index));
  const append = () => put([...value, empty], [...keys, Math.max(-1, ...keys) + 1]);
  return (
    <Stack gap="3">
      {value.map((_, index) => (
        <Flex key={keys[index] ?? index} gap="2" align="flex-start">
          <Flex flex="1" gap="3" wrap={{ base: 'wrap', md: 'nowrap' }}>{children(`${name}.${index}`, index)}</Flex>
          <Flex mt="6">
            {ordered && <Move label={say({ ...messages.moveUp, values: { row: index + 1 } })} icon="arrow-up" disabled={index === 0} onClick={() => move(index, index - 1)} />}
            {ordered && <Move label={say({ ...messages.moveDown, values: { row: index + 1 } })} icon="arrow-down" disabled={index === value.length - 1} onClick={() => move(index, index + 1)} />}
            <Move label={say({ ...messages.removeRow, values: { row: index + 1 } })} icon="close" disabled={value.length <= min} onClick={() => remove(index)} />
          </Flex>
        </Flex>
      ))}
      <Button type="button" variant="outline" size="sm" alignSelf="flex-start" disabled={value.length >= max} onClick={append}>
        <Icon name="plus" /><FormattedMessage {...add} />
      </Button>
    </Stack>
  );
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

const Move = ({ label, icon, disabled, onClick }: { label: string; icon: 'arrow-up' | 'arrow-down' | 'close'; disabled: boolean; onClick: () => void }) => (
  <IconButton type="button" variant="ghost" size="sm" aria-label={label} disabled={disabled} onClick={onClick}><Icon name={icon} /></IconButton>
);
