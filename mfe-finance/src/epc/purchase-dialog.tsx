import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Epc } from 'shared-contracts/epc';
import { MAX_EPC_PURCHASE } from 'shared-contracts/values/epc';
import { Fact, Facts, fill } from 'shared-ui';
import { Money, moneyText } from 'shared-ui/format';
import { NumberField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog } from 'shared-ui/overlays';
import { number, object } from 'yup';
import { epcMutations } from './epc-page.api.ts';
import { purchase as messages } from './epc-page.messages.ts';
import { priceOf } from './epc-price.rules.ts';

const schema = object({ quantity: number().required().integer().min(1).max(MAX_EPC_PURCHASE) });

/** What the typed quantity costs and leaves. */
function Price({ epc: { unitPrice, currency, remaining } }: { epc: Epc }) {
  const [value] = useFormValue<string | number | null>('quantity');
  const typed = Number(value);
  const quantity = Number.isSafeInteger(typed) && typed > 0 ? typed : 0;
  return (
    <Facts>
      <Fact label={messages.price}>
        <Money value={priceOf(unitPrice, quantity)} currency={currency} />
      </Fact>
      <Fact label={messages.after}>{remaining + quantity}</Fact>
    </Facts>
  );
}

/** How many, for how much, and once more before it counts. @param epc undefined while the price loads */
export function PurchaseDialog({ epc, error, onClose }: { epc: Epc | undefined; error: unknown; onClose: () => void }) {
  const [asked, setAsked] = useState<number>();
  const purchase = useMutation(epcMutations.purchase());
  const [initial] = useState({});
  const buy = async (quantity: number, { unitPrice }: Epc) => {
    await purchase.mutateAsync({ quantity, unitPrice });
    onClose();
  };
  return (
    <>
      <FormDialog
        title={messages.title}
        schema={schema}
        initial={epc && initial}
        error={error}
        submit={messages.toConfirm}
        stays
        onSubmit={async ({ quantity }) => setAsked(quantity)}
        onClose={onClose}
      >
        {epc && (
          <>
            <NumberField
              name="quantity"
              label={messages.quantity}
              decimals={0}
              help={fill(messages.each, { price: moneyText(epc.unitPrice, epc.currency) })}
            />
            <Price epc={epc} />
          </>
        )}
      </FormDialog>
      {epc && asked !== undefined && (
        <ConfirmDialog
          text={fill(messages.confirmText, {
            count: asked,
            price: moneyText(priceOf(epc.unitPrice, asked), epc.currency),
          })}
          confirm={messages.confirm}
          onConfirm={() => buy(asked, epc)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
