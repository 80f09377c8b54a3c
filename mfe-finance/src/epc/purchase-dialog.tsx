import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Epc } from 'shared-contracts/finance/epc';
import { EPC_PURCHASE_LIMITS } from 'shared-contracts/values/field-limits';
import { DescriptionItem, DescriptionList, withValues } from 'shared-ui';
import { formatMoney, Money } from 'shared-ui/format';
import { NumberField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog } from 'shared-ui/overlays';
import { number, object } from 'yup';
import { epcMutations } from './epc-page.api.ts';
import { purchaseMessages as messages } from './epc-page.messages.ts';
import { calculatePrice } from './epc-price.rules.ts';

const schema = object({
  quantity: number().required().integer().min(EPC_PURCHASE_LIMITS.quantity.min).max(EPC_PURCHASE_LIMITS.quantity.max),
});

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
  const [quantityToConfirm, setQuantityToConfirm] = useState<number>();
  const purchase = useMutation(epcMutations.purchase());
  const [initialValues] = useState({});
  const purchaseCredits = async (quantity: number, { unitPrice }: Epc) => {
    await purchase.mutateAsync({ quantity, unitPrice });
    onClose();
  };
  return (
    <>
      <FormDialog
        title={messages.title}
        schema={schema}
        initialValues={epc && initialValues}
        error={error}
        submitLabel={messages.toConfirm}
        keepOpen
        onSubmit={async ({ quantity }) => setQuantityToConfirm(quantity)}
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
          </>
        )}
      </FormDialog>
      {epc && quantityToConfirm !== undefined && (
        <ConfirmDialog
          text={withValues(messages.confirmText, {
            count: quantityToConfirm,
            price: formatMoney(calculatePrice(epc.unitPrice, quantityToConfirm), epc.currency),
          })}
          confirmLabel={messages.confirm}
          onConfirm={() => purchaseCredits(quantityToConfirm, epc)}
          onClose={() => setQuantityToConfirm(undefined)}
        />
      )}
    </>
  );
}
