import { useListParams } from 'shared-ui/list';
import { Failures } from './failures.tsx';
import { InForce } from './in-force.tsx';
import { ReleaseList } from './release-list.tsx';
import { Violations } from './violations.tsx';

const VIEWS = { releases: ReleaseList, failures: Failures, violations: Violations };

/** What is released, for whom and why, and how it fares. */
export default function ReleasesPage() {
  const { valueOf } = useListParams();
  const view = valueOf('view') ?? '';
  const View = Object.hasOwn(VIEWS, view) ? VIEWS[view as keyof typeof VIEWS] : InForce;
  return <View />;
}
