import { useQuery } from '@tanstack/react-query';
import { acceptanceOf, onTimeOf, percentOf } from 'shared-contracts/values/finance/scorecards';
import { useFormatMessage, withValues } from 'shared-ui';
import { tenderQueries } from './tender.api.ts';
import { messages } from './tender.messages.ts';

const formatPercent = (percent: number | null) => (percent === null ? '–' : `${percent}%`);

/** Returns the main figures of a partner's scorecard as text; undefined without figures. */
export function useScoreText(): (partnerId: string) => string | undefined {
  const formatMessage = useFormatMessage();
  const { data } = useQuery(tenderQueries.scorecards());
  return (partnerId) => {
    const total = data?.items.find(({ partner }) => partner.id === partnerId)?.total;
    const [acceptance, onTimeShare] = total
      ? [percentOf(acceptanceOf(total)), percentOf(onTimeOf(total))]
      : [null, null];
    if (!total || (acceptance === null && onTimeShare === null)) return undefined;
    const [accepted, onTime] = [formatPercent(acceptance), formatPercent(onTimeShare)];
    return formatMessage(withValues(messages.score, { accepted, onTime, count: total.delivered }));
  };
}
