import { FormattedMessage } from 'react-intl';
import { Money } from 'shared-ui/format';
import { messages } from './tender.messages.ts';

type OfferPriceProps = { offer: { price: string | null; quotedPrice: string | null; currency: string } };

/** The price that the partner has named, else the offered one. */
export const OfferPrice = ({ offer: { price, quotedPrice, currency } }: OfferPriceProps) =>
  (quotedPrice ?? price) === null ? (
    <FormattedMessage {...messages.byContract} />
  ) : (
    <Money value={quotedPrice ?? price} currency={currency} />
  );
