import { useListParams } from 'shared-ui/list';
import { ChangeList } from './change-list.tsx';
import { FailureList } from './failure-list.tsx';
import { ActiveReleaseList } from './active-release-list.tsx';
import { ReleaseList } from './release-list.tsx';
import { VitalList } from './vital-list.tsx';
import { ViolationList } from './violation-list.tsx';

const LIST_BY_VIEW = {
  releases: ReleaseList,
  failures: FailureList,
  violations: ViolationList,
  vitals: VitalList,
  changes: ChangeList,
};

/** Shows active releases, all releases, failures, policy violations, web vitals or changes, by the `view` in the URL. */
export default function ReleasesPage() {
  const { getValue } = useListParams();
  const view = getValue('view') ?? '';
  const View = Object.hasOwn(LIST_BY_VIEW, view) ? LIST_BY_VIEW[view as keyof typeof LIST_BY_VIEW] : ActiveReleaseList;
  return <View />;
}
