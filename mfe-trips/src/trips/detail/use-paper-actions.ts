import { useMutation } from '@tanstack/react-query';
import type { Trip } from 'shared-contracts/trips/trips';
import { ORDER_PAPER_NAMES } from 'shared-contracts/values/trips/trip-papers';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import type { Action } from 'shared-ui/overlays';
import { paperActions } from './trip-page.messages.ts';
import { tripMutations } from '../trips.api.ts';

/** Saves the papers of a trip that are printed only; manifest and loading plan have a page. */
export function usePaperActions(): (trip: Pick<Trip, 'id' | 'number'>) => Action[] {
  const { toDay } = useDayConversion();
  const download = useMutation(tripMutations.downloadPaper());
  return ({ id, number }) =>
    ORDER_PAPER_NAMES.map((paper) => ({
      label: paperActions[paper],
      icon: 'download',
      onSelect: async () => {
        const content = await download.mutateAsync({ id, paper });
        saveFile(content, `${toDay(Date.now() / 1_000)} ${paper} ${number}.pdf`);
      },
    }));
}
