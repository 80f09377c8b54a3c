import { useQuery } from '@tanstack/react-query';
import { ListPage, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import { useNavigate } from 'shared-ui/router';
import { columns } from './score-columns.tsx';
import { formatMonth, listMonths } from './score.rules.ts';
import { LIST_PATH, scorecardQueries } from './scorecards.api.ts';
import { messages } from './scorecards.messages.ts';

const MONTHS = listMonths(12, new Date()).map((month) => ({ value: month, label: formatMonth(month) }));

export default function ScorecardsPage() {
  const list = useListParams({ filters: ['month'], sort: '-score' });
  const scores = useQuery(scorecardQueries.list(list.query));
  const navigate = useNavigate();
  return (
    <ListPage
      name="driver-scorecards"
      title={messages.title}
      list={list}
      rows={scores}
      columns={columns}
      exports={{ path: LIST_PATH, query: list.query }}
      rowName={({ driver }) => driver.name}
      rowActions={({ id }) => [
        { label: messages.open, icon: 'info', onSelect: () => navigate(`/driver-scorecards/${id}`) },
      ]}
      filters={
        <>
          <SearchFilter label={messages.search} />
          <SelectFilter name="month" label={messages.month} options={MONTHS} />
        </>
      }
      emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'user' }}
    />
  );
}
