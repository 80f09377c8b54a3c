import { useQuery } from '@tanstack/react-query';
import { withValues } from 'shared-ui';
import { FieldGroup, MoneyField, useFormValue } from 'shared-ui/form';
import { tenderQueries, toOption } from './tender.api.ts';
import { messages } from './tender.messages.ts';

/** A price for each of several partners; those without one get the price for all. */
export function CandidatePrices() {
  const [candidates] = useFormValue<string[]>('candidates');
  const { data: contracts = [] } = useQuery({ ...tenderQueries.candidates(), enabled: candidates.length > 1 });
  if (candidates.length < 2) return null;
  return (
    <FieldGroup title={messages.ownPrices}>
      {candidates.map((value) => {
        const contract = contracts.find((other) => toOption(other).value === value);
        return (
          <MoneyField
            key={value}
            name={`prices.${value}`}
            label={withValues(messages.priceFor, { partner: contract?.partner.name ?? '…' })}
            unit={contract?.currency}
          />
        );
      })}
    </FieldGroup>
  );
}
