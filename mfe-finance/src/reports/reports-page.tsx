import { useListParams } from 'shared-ui/list';
import { Overview } from './overview.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { reportNamed } from './report-groups.ts';
import { ReportResult } from './report-result.tsx';

/** Reports: which there are, and the rows of the one that is chosen. What was asked stands in the address. */
export default function ReportsPage() {
  const list = useListParams({ filters: ['name', 'from', 'to', 'tripId', 'partnerId'] });
  const name = reportNamed(list.valueOf('name'));
  return (
    <>
      {name ? (
        <ReportResult key={name} name={name} list={list} />
      ) : (
        <Overview onChoose={(one) => list.open('settings', one)} />
      )}
      {list.dialog?.name === 'settings' && (
        <ReportDialog list={list} name={reportNamed(list.dialog.id) ?? name} onClose={list.close} />
      )}
    </>
  );
}
