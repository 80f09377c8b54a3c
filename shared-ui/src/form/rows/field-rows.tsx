import { useFormikContext } from 'formik';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Stack, VisuallyHidden } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, type Words } from '../base/words.ts';
import { FieldNote, useFieldState } from './field.tsx';
import { messages } from './form.messages.ts';
import { RowPager, useRowPages } from './row-pages.tsx';
import { Act, Grip, moved, TARGET } from './row-parts.tsx';
import { useRowDrag } from './use-row-drag.ts';

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
  /** The fields hide their labels: a head above the rows says them. */
  bare?: boolean;
  /** So many rows are drawn at a time. */
  pageSize?: number;
  /** What stands under a row. */
  after?: (index: number) => ReactNode;
  /** A row's fields; `path` is the start of their names: `<TextField name={`${path}.name`} …/>`. */
  children: (path: string, index: number) => ReactNode;
};

/** A list of groups of fields: add, remove, and where the order counts, move, by its grip or by buttons. */
export function Rows<Row>({
  name,
  add: addWords,
  empty,
  ordered = false,
  min = 0,
  max = Infinity,
  bare = false,
  pageSize = Number.MAX_SAFE_INTEGER,
  after,
  children,
}: RowsProps<Row>) {
  const { value, setValue, wrong, control } = useFieldState<Row[]>({ name });
  const { setFieldTouched } = useFormikContext();
  const { keys, setKeys } = useKeys(value.length);
  const list = useNewRowFocus(value.length);
  const put = (rows: Row[], order: number[]) => {
    setKeys(order);
    setValue(rows);
    void setFieldTouched(name, false, false); // the marks stood at places where other rows are now
  };
  const [told, setTold] = useState<{ row: number; place: number }>();
  const acts = useActs({
    move: (from, to) => {
      put(moved(value, from, to), moved(keys, from, to));
      setTold({ row: from + 1, place: to + 1 });
    },
    remove: (row) =>
      put(
        value.filter((_, at) => at !== row),
        keys.filter((_, at) => at !== row),
      ),
  });
  const drag = useRowDrag(acts.move);
  const pages = useRowPages({ name, count: value.length, size: pageSize });
  const add = () => {
    put([...value, empty], [...keys, Math.max(-1, ...keys) + 1]);
    pages.show(Math.floor(value.length / pageSize));
  };
  return (
    <Stack ref={list} id={control.id} tabIndex={-1} gap="3" outline="0">
      {value
        .map((_, index) => index)
        .slice(pages.first, pages.end)
        .map((index) => (
          <Box
            key={keys[index]}
            role="group"
            data-target={drag.over === index || undefined}
            css={TARGET}
            {...(ordered && drag.into(index))}
          >
            <RowFields
              path={`${name}.${index}`}
              index={index}
              last={value.length - 1}
              isOrdered={ordered}
              isBare={bare}
              mayGo={value.length > min}
              acts={acts}
              grip={drag.grip}
            >
              {children}
            </RowFields>
            {after?.(index)}
          </Box>
        ))}
      {ordered && (
        <VisuallyHidden role="status">{told && <FormattedMessage {...fill(messages.moved, told)} />}</VisuallyHidden>
      )}
      {pages.pages > 1 && <RowPager of={pages} size={pageSize} total={value.length} />}
      <FieldNote id={control['aria-describedby']} help={undefined} wrong={isOwn(wrong) ? wrong : undefined} />
      <Button
        type="button"
        variant="outline"
        size="sm"
        alignSelf="flex-start"
        disabled={value.length >= max}
        onClick={add}
      >
        <Icon name="plus" />
        <FormattedMessage {...addWords} />
      </Button>
    </Stack>
  );
}

type Acts = { move: (from: number, to: number) => void; remove: (row: number) => void };

/** The same functions for good, that do what the latest ones do. */
function useActs(acts: Acts): Acts {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({ move: (from, to) => latest.current.move(from, to), remove: (row) => latest.current.remove(row) }),
    [],
  );
}

type RowFieldsProps = {
  path: string;
  index: number;
  last: number;
  isOrdered: boolean;
  isBare: boolean;
  mayGo: boolean;
  acts: Acts;
  grip: (row: number) => object;
  children: (path: string, index: number) => ReactNode;
};

/** Drawn again when it is itself concerned only: there may be hundreds. */
const RowFields = memo(({ path, index, last, isOrdered, isBare, mayGo, acts, grip, children }: RowFieldsProps) => (
  <Flex gap={{ base: '1', md: '2' }} align="flex-start">
    {isOrdered && <Grip {...grip(index)} mt={{ base: '6', md: '24px' }} />}
    <Flex flex="1" minW="0" gap="3" wrap={{ base: 'wrap', md: 'nowrap' }}>
      {children(path, index)}
    </Flex>
    <Flex mt={isBare ? undefined : { md: '22px' }} direction={{ base: 'column', md: 'row' }}>
      {isOrdered && (
        <Act
          label={messages.moveUp}
          row={index}
          icon="arrow-up"
          off={index === 0}
          onClick={() => acts.move(index, index - 1)}
        />
      )}
      {isOrdered && (
        <Act
          label={messages.moveDown}
          row={index}
          icon="arrow-down"
          off={index === last}
          onClick={() => acts.move(index, index + 1)}
        />
      )}
      <Act label={messages.removeRow} row={index} icon="close" disabled={!mayGo} onClick={() => acts.remove(index)} />
    </Flex>
  </Flex>
));

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
const isOwn = (wrong: unknown) =>
  typeof wrong === 'string' || (typeof wrong === 'object' && wrong !== null && 'defaultMessage' in wrong);
