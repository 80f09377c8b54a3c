import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { AccrualRow, AccrualRun } from 'shared-contracts/finance/accruals';
import type { AccrualSide } from 'shared-contracts/values/finance/accruals';
import { Button, EmptyState, QueryContent, withValues } from 'shared-ui';
import { ListPage, MoreFilters, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import { type Action, Actions } from 'shared-ui/overlays';
import { Link, useNavigate, useParams } from 'shared-ui/router';
import { accrualColumns, nameOf } from './accrual.columns.tsx';
import { accrualMutations, accrualQueries, ACCRUALS_PATH, partnersQuery } from './accruals.api.ts';
import { actions, fields, messages, progresses, subjects } from './accruals.messages.ts';
import { formatDay, formatMonth } from './month.ts';
import { RunSummary } from './run-summary.tsx';

const MORE_FILTERS = ['of', 'partnerId'];
const FILTERS = ['progress', ...MORE_FILTERS];

/** Links to the page of its order or trip. */
const linkOf = ({ of, subject }: AccrualRow) => `/${of}s/${subject.id}?dialog=bill`;

function useRunActions({ id, month, reversedOn, actions: offered }: AccrualRun): Action[] {
  const calculate = useMutation(accrualMutations.calculate());
  const post = useMutation(accrualMutations.post());
  const all: Record<(typeof offered)[number], Action> = {
    calculate: { label: actions.again, icon: 'refresh', secondary: true, onSelect: () => calculate.mutateAsync(month) },
    post: {
      label: actions.post,
      icon: 'check',
      primary: true,
      confirmText: withValues(actions.postText, { month: formatMonth(month), day: formatDay(reversedOn) }),
      onSelect: () => post.mutateAsync(id),
    },
  };
  return offered.map((action) => all[action]);
}

function MoreFilterFields() {
  const partners = useQuery(partnersQuery);
  return (
    <>
      <SelectFilter name="of" label={fields.of} options={subjects} />
      <SelectFilter
        name="partnerId"
        label={fields.partner}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

function RunView({ run }: { run: AccrualRun }) {
  const navigate = useNavigate();
  const list = useListParams({ filters: FILTERS, sort: 'deliveredAt' });
  const side: AccrualSide = list.getValue('side') === 'payee' ? 'payee' : 'payer';
  const query = { ...list.query, side, runId: run.id };
  const accruals = useQuery(accrualQueries.list(query));
  const runActions = useRunActions(run);
  return (
    <ListPage
      name="accruals"
      title={withValues(messages.ofMonth, { month: formatMonth(run.month) })}
      backLink={{ to: '/accruals', label: messages.title }}
      list={list}
      rows={accruals}
      columns={accrualColumns}
      exports={{ path: ACCRUALS_PATH, query }}
      rowName={nameOf}
      rowLink={linkOf}
      rowActions={(row) => [{ label: actions.open, icon: 'file', onSelect: () => navigate(linkOf(row)) }]}
      tabs={<RunSummary run={run} side={side} />}
      filters={
        <>
          <SearchFilter label={messages.search} />
          <SelectFilter name="progress" label={fields.progress} options={progresses} />
          <MoreFilters names={MORE_FILTERS}>
            <MoreFilterFields />
          </MoreFilters>
        </>
      }
      actions={<Actions actions={runActions} name={formatMonth(run.month)} />}
      emptyState={{ title: messages.noItems, text: messages.noItemsText, icon: 'check' }}
    />
  );
}

const RunNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/accruals">
          <FormattedMessage {...messages.toList} />
        </Link>
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** Deliveries that were not invoiced at the end of a month, and those invoiced since. */
export default function AccrualRunPage() {
  const { id = '' } = useParams();
  const run = useQuery(accrualQueries.run(id));
  if (!run.data && isMissing(run.error)) return <RunNotFound />;
  return <QueryContent query={run}>{(loaded) => <RunView key={id} run={loaded} />}</QueryContent>;
}
