import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Epc } from 'shared-contracts/finance/epc';
import { EPC_BUYER_LIMITS, EPC_PURCHASE_LIMITS } from 'shared-contracts/values/field-limits';
import { DescriptionItem, DescriptionList, withValues } from 'shared-ui';
import { formatMoney, Money } from 'shared-ui/format';
import { NumberField, TextareaField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog } from 'shared-ui/overlays';
import { number, object, string, type InferType } from 'yup';
import { epcMutations } from './epc-page.api.ts';
import { purchaseMessages as messages } from './epc-page.messages.ts';
import { calculatePrice } from './epc-price.rules.ts';
import { purchaseQueries } from './purchases.api.ts';

const schema = object({
  quantity: number().required().integer().min(EPC_PURCHASE_LIMITS.quantity.min).max(EPC_PURCHASE_LIMITS.quantity.max),
  name: string().trim().required().max(EPC_BUYER_LIMITS.name),
  address: string().trim().required().max(EPC_BUYER_LIMITS.address),
  taxNumber: string().trim().max(EPC_BUYER_LIMITS.taxNumber).default(''),
});
type Values = InferType<typeof schema>;

/** Price of the entered quantity and the resulting credits. */
function PriceSummary({ epc: { unitPrice, currency, remaining } }: { epc: Epc }) {
  const [value] = useFormValue<string | number | null>('quantity');
  const entered = Number(value);
  const quantity = Number.isSafeInteger(entered) && entered > 0 ? entered : 0;
  return (
    <DescriptionList>
      <DescriptionItem label={messages.price}>
        <Money value={calculatePrice(unitPrice, quantity)} currency={currency} />
      </DescriptionItem>
      <DescriptionItem label={messages.after}>{remaining + quantity}</DescriptionItem>
    </DescriptionList>
  );
}

/** Asks for a quantity, then for confirmation. @param epc undefined while the price loads */
export function PurchaseDialog({ epc, error, onClose }: { epc: Epc | undefined; error: unknown; onClose: () => void }) {
  const [toConfirm, setToConfirm] = useState<Values>();
  const buyer = useQuery(purchaseQueries.buyer());
  const purchase = useMutation(epcMutations.purchase());
  const purchaseCredits = async ({ quantity, name, address, taxNumber }: Values, { unitPrice }: Epc) => {
    await purchase.mutateAsync({ quantity, unitPrice, buyer: { name, address, taxNumber: taxNumber ?? '' } });
    onClose();
  };
  return (
    <>
      <FormDialog
        title={messages.title}
        schema={schema}
        initialValues={epc && buyer.data}
        error={error ?? buyer.error}
        submitLabel={messages.toConfirm}
        keepOpen
        onSubmit={async (values) => setToConfirm(values)}
        onClose={onClose}
      >
        {epc && (
          <>
            <NumberField
              name="quantity"
              label={messages.quantity}
              decimals={0}
              help={withValues(messages.each, { price: formatMoney(epc.unitPrice, epc.currency) })}
            />
            <PriceSummary epc={epc} />
            <TextField name="name" label={messages.buyer} />
            <TextareaField name="address" label={messages.address} rows={3} />
            <TextField name="taxNumber" label={messages.taxNumber} />
          </>
        )}
      </FormDialog>
      {epc && toConfirm && (
        <ConfirmDialog
          text={withValues(messages.confirmText, {
            count: toConfirm.quantity,
            price: formatMoney(calculatePrice(epc.unitPrice, toConfirm.quantity), epc.currency),
          })}
          confirmLabel={messages.confirm}
          onConfirm={() => purchaseCredits(toConfirm, epc)}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </>
  );
}
