import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, IconButton, Stack } from '../base/chakra.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { FieldNote, useFieldState } from './field.tsx';
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

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** A list of groups of fields: add, remove, and where the order counts, move. */
export function Rows<Row>({ name, add, empty, ordered, min = 0, max = Infinity, children }: RowsProps<Row>) {
  const { value, setValue, wrong, control } = useFieldState<Row[]>({ name });
  const { setFieldTouched } = useFormikContext();
  const { keys, setKeys } = useKeys(value.length);
  const put = (rows: Row[], order: number[]) => {
    setKeys(order);
    setValue(rows);
    void setFieldTouched(name, false, false); // the marks stood at places where other rows are now
  };
  const last = value.length - 1;
  const list = useNewRowFocus(value.length);
  return (
    <Stack ref={list} id={control.id} tabIndex={-1} gap="3" outline="0">
      {value.map((_, index) => (
        <Flex key={keys[index]} role="group" gap={{ base: '1', md: '2' }} align="flex-start">
          <Flex flex="1" minW="0" gap="3" wrap={{ base: 'wrap', md: 'nowrap' }}>{children(`${name}.${index}`, index)}</Flex>
          <Flex mt={{ md: '22px' }} direction={{ base: 'column', md: 'row' }}>
            {ordered && <Act label={messages.moveUp} row={index} icon="arrow-up" off={index === 0} onClick={() => put(moved(value, index, index - 1), moved(keys, index, index - 1))} />}
            {ordered && <Act label={messages.moveDown} row={index} icon="arrow-down" off={index === last} onClick={() => put(moved(value, index, index + 1), moved(keys, index, index + 1))} />}
            <Act label={messages.removeRow} row={index} icon="close" off={value.length <= min} onClick={() => put(value.filter((__, at) => at !== index), keys.filter((__, at) => at !== index))} />
          </Flex>
        </Flex>
      ))}
      <FieldNote id={control['aria-describedby']} help={undefined} wrong={isOwn(wrong) ? wrong : undefined} />
      <Button type="button" variant="outline" size="sm" alignSelf="flex-start" disabled={value.length >= max} onClick={() => put([...value, empty], [...keys, Math.max(-1, ...keys) + 1])}>
        <Icon name="plus" /><FormattedMessage {...add} />
      </Button>
    </Stack>
  );
}

/** Who adds a row goes on typing in it. */
function useNewRowFocus(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const [added] = [...(list.current?.querySelectorAll(':scope > [role=group]') ?? [])].slice(-1);
    if (count > before.current) added?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    before.current = count;
  }, [count]);
  return list;
}

/** Rows keep their identity when they are moved, so that nothing that is typed jumps. */
function useKeys(count: number) {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, index) => index));
  return { keys: keys.length === count ? keys : Array.from({ length: count }, (_, index) => index), setKeys };
}

/** Of the list as a whole; what is wrong within a row is told there. */
const isOwn = (wrong: unknown) => typeof wrong === 'string' || (typeof wrong === 'object' && wrong !== null && 'defaultMessage' in wrong);

type ActProps = { label: Words; row: number; icon: IconName; off: boolean; onClick: () => void };

function Act({ label, row, icon, off, onClick }: ActProps) {
  const say = useSay();
  return <IconButton type="button" variant="ghost" size="sm" aria-label={say(fill(label, { row: row + 1 }))} disabled={off} onClick={onClick}><Icon name={icon} /></IconButton>;
}
