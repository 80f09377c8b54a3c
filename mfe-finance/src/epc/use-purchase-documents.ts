import { useMutation } from '@tanstack/react-query';
import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import { purchaseMutations } from './purchases.api.ts';

type PurchaseDocument = 'invoice' | 'receipt';

/** A purchase has an invoice, and once it is paid a receipt. */
const documentsOf = ({ state }: EpcPurchase): PurchaseDocument[] =>
  state === 'paid' ? ['invoice', 'receipt'] : ['invoice'];

/** Lists the documents of a purchase, and saves one as a PDF. */
export function usePurchaseDocuments() {
  const { today } = useDayConversion();
  const { mutateAsync: download } = useMutation(purchaseMutations.download());
  return {
    documentsOf,
    save: async ({ id, number }: EpcPurchase, which: PurchaseDocument) =>
      saveFile(await download({ id, which }), `${today()} ${which} ${number}.pdf`),
  };
}
