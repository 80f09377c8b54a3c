import { useListParams } from 'shared-ui/list';
import { ReportsOverview } from './reports-overview.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { parseReportName } from './report-groups.ts';
import { ReportResult } from './report-result.tsx';

/** Lists the reports or shows the selected one; the URL holds its settings. */
export default function ReportsPage() {
  const list = useListParams({
    filters: ['name', 'period', 'from', 'to', 'tripId', 'partnerId'],
    multiFilters: ['columns'],
  });
  const name = parseReportName(list.getValue('name'));
  return (
    <>
      {name ? (
        <ReportResult key={name} name={name} list={list} />
      ) : (
        <ReportsOverview onSelect={(reportName) => list.openDialog('settings', reportName)} />
      )}
      {list.dialog?.name === 'settings' && (
        <ReportDialog list={list} name={parseReportName(list.dialog.id) ?? name} onClose={list.closeDialog} />
      )}
    </>
  );
}
