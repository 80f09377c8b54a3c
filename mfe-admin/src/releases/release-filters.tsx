import { useQuery } from '@tanstack/react-query';
import { withValues, type Message } from 'shared-ui';
import { ListTabs, SelectFilter } from 'shared-ui/list';
import { hostMessage } from './release-labels.ts';
import { releaseQueries } from './releases.api.ts';
import { messages, views } from './releases.messages.ts';

export const FILTERS = ['host', 'area'];

export const tabs = <ListTabs name="view" label={messages.view} tabs={views} />;

const toOptions = (values: readonly string[], toMessage: (value: string) => Message) =>
  Object.fromEntries(values.map((value) => [value, toMessage(value)]));

export function AreaFilter() {
  const { areas = [] } = useQuery(releaseQueries.choices()).data ?? {};
  const options = toOptions(areas, (name) => withValues(messages.nameOnly, { name }));
  return <SelectFilter name="area" label={messages.area} options={options} />;
}

export function ReleaseFilters() {
  const { hosts = [] } = useQuery(releaseQueries.choices()).data ?? {};
  return (
    <>
      <SelectFilter name="host" label={messages.host} options={toOptions(hosts, hostMessage)} />
      <AreaFilter />
    </>
  );
}
