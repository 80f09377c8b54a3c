import { useQuery } from '@tanstack/react-query';
import { fill, type Words } from 'shared-ui';
import { ListTabs, SelectFilter } from 'shared-ui/list';
import { hostWords } from './release-words.ts';
import { releaseQueries } from './releases.api.ts';
import { messages, views } from './releases.messages.ts';

export const FILTERS = ['host', 'area'];

export const tabs = <ListTabs name="view" label={messages.view} tabs={views} />;

const options = (values: readonly string[], wordsOf: (value: string) => Words) =>
  Object.fromEntries(values.map((value) => [value, wordsOf(value)]));

export function ReleaseFilters() {
  const { hosts = [], areas = [] } = useQuery(releaseQueries.choices()).data ?? {};
  return (
    <>
      <SelectFilter name="host" label={messages.host} options={options(hosts, hostWords)} />
      <SelectFilter
        name="area"
        label={messages.area}
        options={options(areas, (name) => fill(messages.asItIs, { name }))}
      />
    </>
  );
}
