import { getIn, setIn, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, chakra, Flex, Text } from '../../base/chakra.ts';
import { useFormatMessage, withValues } from '../../base/message.ts';
import { MessageText } from '../../base/message-text.tsx';
import { DASH } from '../../format/dates.tsx';
import { useFormScope } from './form-scope.tsx';
import { messages } from '../merge/merge.messages.ts';
import { describeAuthor, useFormMerge } from '../merge/use-merge.ts';
import type { Collision } from '../merge/three-way-merge.ts';

const TITLES = { named: messages.title, unnamed: messages.titleUnknown, own: messages.titleOwn };

/** Formats a value of a form like its field. */
function useValueText() {
  const { fields } = useFormScope();
  const formatMessage = useFormatMessage();
  return (path: string, value: unknown): string => {
    const text = fields.get(path)?.formatValue?.(value);
    if (text !== undefined) return text || DASH;
    if (value === null || value === undefined || value === '') return DASH;
    if (typeof value === 'boolean') return formatMessage(value ? messages.yes : messages.no);
    if (Array.isArray(value)) return formatMessage(withValues(messages.entries, { count: value.length }));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
  };
}

/** Shows conflicting values side by side for the user to choose from. */
export function ConflictPanel() {
  const { fields } = useFormScope();
  const { conflict } = useFormMerge();
  const { values, setValues } = useFormikContext<object>();
  const formatMessage = useFormatMessage();
  const toText = useValueText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) panel.current?.focus();
  }, [conflict]);
  if (!conflict) return null;

  const order = [...fields.keys()];
  const collisions = conflict.collisions.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  const choose = (side: 'mine' | 'theirs', chosen: readonly Collision[]) =>
    void setValues(chosen.reduce<object>((all, collision) => setIn(all, collision.path, collision[side]), values));
  const labelOf = (path: string) => {
    const label = fields.get(path)?.label;
    return label ? formatMessage(label) : path;
  };
  const sides = { mine: messages.mine, theirs: conflict.isOwn ? messages.saved : messages.theirs };

  return (
    <Box
      ref={panel}
      role="alert"
      tabIndex={-1}
      mb="4"
      p="4"
      borderWidth="1px"
      borderRadius="md"
      borderColor="status.warn.fg"
      bg="status.warn.bg"
      color="fg"
    >
      <Text fontWeight="semibold">
        <MessageText text={describeAuthor(conflict, TITLES)} />
      </Text>
      <Text mt="1" textStyle="sm">
        <MessageText text={withValues(messages.text, { count: collisions.length })} />
      </Text>
      <Box mt="3" overflowX="auto">
        <chakra.table
          w="full"
          textStyle="sm"

          css={{ '& th, & td': { textAlign: 'start', p: '1.5' } }}
        >
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.field} />
              </th>
              <th scope="col">
                <FormattedMessage {...sides.mine} />
              </th>
              <th scope="col">
                <FormattedMessage {...sides.theirs} />
              </th>
            </tr>
          </thead>
          <tbody>
            {collisions.map((collision) => (
              <tr key={collision.path}>
                <th scope="row">{labelOf(collision.path)}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <chakra.label display="flex" alignItems="center" gap="2" cursor="pointer">
                      <input
                        type="radio"
                        name={`merge.${collision.path}`}
                        checked={getIn(values, collision.path) === collision[side]}
                        aria-label={formatMessage(
                          withValues(side === 'mine' ? messages.keepMine : messages.takeTheirs, {
                            label: labelOf(collision.path),
                          }),
                        )}
                        onChange={() => choose(side, [collision])}
                      />
                      <Text as="span" wordBreak="break-word">
                        {toText(collision.path, collision[side])}
                      </Text>
                    </chakra.label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {collisions.length > 1 && (
        <Flex mt="3" gap="2" wrap="wrap">
          <Button type="button" size="sm" variant="outline" onClick={() => choose('mine', collisions)}>
            <FormattedMessage {...messages.keepAllMine} />
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={() => choose('theirs', collisions)}>
            <FormattedMessage {...messages.takeAllTheirs} />
          </Button>
        </Flex>
      )}
    </Box>
  );
}
