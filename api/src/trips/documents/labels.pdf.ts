import { toLabelCode } from 'shared-contracts/values/trips/item-labels';
import type { UserPreferences } from '../../identity/public.ts';
import type { PdfCode, PdfDocument } from '../../platform/pdf/document.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { Carriage } from './carriage.rules.ts';
import { type Consignment, listConsignments } from './consignments.rules.ts';
import { CONSIGNMENT_TEXTS } from './consignment.texts.ts';
import { orderUrl, type PaperContext, type PrintoutFormat, printoutFormat } from './printout.pdf.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

function toLabels(
  { order, drop, hasSeveralDrops, items }: Consignment,
  carriage: Carriage,
  format: PrintoutFormat,
  publicUrl: string,
): PdfCode[] {
  const { texts, load } = format;
  return items.map((item, i) => {
    const [quantity = '', weight = ''] = load(item);
    return {
      content: orderUrl(publicUrl, order.id),
      title: drop.location.name,
      lines: [
        `${formatOrderNumber(order)} · ${i + 1}/${items.length}`,
        [item.packNumber, item.cargo].filter(Boolean).join(' · '),
        `${texts.quantity} ${quantity} ${item.shippingUnit} · ${weight}`,
        drop.contact?.name ?? '',
        drop.location.address,
        order.organization.name,
        carriage.number === order.number ? '' : `${carriage.number} · ${texts.out} ${drop.position + 1}`,
      ].filter(Boolean),
      barcode: toLabelCode(order.number, item.label, hasSeveralDrops),
    };
  });
}

/** A label for each item of the trip, with where it goes, who ships it and its order's QR code. */
export function labelsPdf(
  carriage: Carriage,
  user: UserPreferences,
  { logo, publicUrl, issuedAt, shippingUnits }: PaperContext,
): PdfDocument {
  const format = printoutFormat(user);
  const { texts, dateTime } = format;
  const labels = listConsignments(carriage, shippingUnits).flatMap((consignment) =>
    toLabels(consignment, carriage, format, publicUrl),
  );
  return {
    language: user.language,
    title: CONSIGNMENT_TEXTS[user.language].labels,
    number: carriage.number,
    organization: { name: carriage.organization.name, logo },
    fields: [],
    sections: labels.length > 0 ? [{ kind: 'labels', labels }] : [{ kind: 'text', text: texts.nothing }],
    footer: fillPlaceholders(texts.issued, { at: dateTime(issuedAt), zone: user.zone }),
    createdAt: issuedAt,
  };
}
