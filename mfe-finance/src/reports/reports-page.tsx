import { useListParams } from 'shared-ui/list';
import { GroupedResult } from './groups/grouped-result.tsx';
import { GroupsDialog } from './groups/groups-dialog.tsx';
import { ReportsOverview } from './reports-overview.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { parseReportName } from './report-groups.ts';
import { ScheduleDialog } from './schedules/schedule-dialog.tsx';
import { ReportResult } from './report-result.tsx';

/** Lists the reports or shows the selected one; the URL holds its settings. */
export default function ReportsPage() {
  const list = useListParams({
    filters: ['name', 'period', 'from', 'to', 'tripId', 'partnerId', 'chart'],
    multiFilters: ['columns', 'groupBy', 'measures'],
  });
  const name = parseReportName(list.getValue('name'));
  const Result = list.getValues('measures').length > 0 ? GroupedResult : ReportResult;
  return (
    <>
      {name ? (
        <Result key={name} name={name} list={list} />
      ) : (
        <ReportsOverview onSelect={(reportName) => list.openDialog('settings', reportName)} />
      )}
      {list.dialog?.name === 'settings' && (
        <ReportDialog list={list} name={parseReportName(list.dialog.id) ?? name} onClose={list.closeDialog} />
      )}
      {list.dialog?.name === 'groups' && name && <GroupsDialog name={name} list={list} onClose={list.closeDialog} />}
      {list.dialog?.name === 'schedule' && list.views.active && (
        <ScheduleDialog view={list.views.active} onClose={list.closeDialog} />
      )}
    </>
  );
}
