import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, Icon, IconButton, Input, useFormatMessage } from 'shared-ui';
import type { RowBy } from '../model/rows.rules.ts';
import { messages } from '../timeline.messages.ts';

type TimelineToolbarProps = {
  by: RowBy;
  onRowsBy: (by: RowBy) => void;
  onSearch: (search: string) => void;
  onZoom: (steps: 1 | -1) => void;
  onShowHours: (hours: number) => void;
  onShowNow: () => void;
};

const ROWS = { vehicle: messages.byVehicle, driver: messages.byDriver } as const;
const SPANS = [
  { hours: 24, label: messages.day },
  { hours: 168, label: messages.week },
] as const;

/** Selects the rows of the timeline, filters them and zooms. */
export const TimelineToolbar = memo(
  ({ by, onRowsBy, onSearch, onZoom, onShowHours, onShowNow }: TimelineToolbarProps) => {
    const formatMessage = useFormatMessage();
    const [search, setSearch] = useState('');
    const change = (text: string) => {
      setSearch(text);
      onSearch(text.trim());
    };
    return (
      <Flex gap="2" wrap="wrap" align="center" p="2" borderBottomWidth="1px" borderColor="border.subtle">
        <Flex role="group" aria-label={formatMessage(messages.rowsBy)}>
          {(Object.keys(ROWS) as RowBy[]).map((option) => (
            <Button
              key={option}
              type="button"
              size="xs"
              variant={option === by ? 'solid' : 'outline'}
              aria-pressed={option === by}
              onClick={() => onRowsBy(option)}
            >
              <FormattedMessage {...ROWS[option]} />
            </Button>
          ))}
        </Flex>
        <Input
          type="search"
          size="xs"
          flex="1 1 8rem"
          minW="0"
          maxW="52"
          aria-label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.search)}
          value={search}
          onChange={(event) => change(event.target.value)}
        />
        <Flex gap="1" ms="auto">
          <Button type="button" size="xs" variant="outline" onClick={onShowNow}>
            <FormattedMessage {...messages.now} />
          </Button>
          {SPANS.map(({ hours, label }) => (
            <Button key={hours} type="button" size="xs" variant="outline" onClick={() => onShowHours(hours)}>
              <FormattedMessage {...label} />
            </Button>
          ))}
          <IconButton
            type="button"
            size="xs"
            variant="outline"
            aria-label={formatMessage(messages.zoomOut)}
            onClick={() => onZoom(-1)}
          >
            <Icon name="minus" />
          </IconButton>
          <IconButton
            type="button"
            size="xs"
            variant="outline"
            aria-label={formatMessage(messages.zoomIn)}
            onClick={() => onZoom(1)}
          >
            <Icon name="plus" />
          </IconButton>
        </Flex>
      </Flex>
    );
  },
);
