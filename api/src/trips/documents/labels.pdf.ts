import type { Trip } from 'shared-contracts/trips/trips';
import type { UserPreferences } from '../../identity/public.ts';
import type { PdfCode, PdfDocument } from '../../platform/pdf/document.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { type Consignment, listConsignments } from './consignments.rules.ts';
import { CONSIGNMENT_TEXTS } from './consignment.texts.ts';
import { orderUrl, type PaperContext, type PrintoutFormat, printoutFormat } from './printout.pdf.ts';

function toLabels(
  { order, drop, items }: Consignment,
  trip: Trip,
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
        `${order.number} · ${i + 1}/${items.length}`,
        [item.packNumber, item.cargo].filter(Boolean).join(' · '),
        `${texts.quantity} ${quantity} · ${weight}`,
        drop.location.city,
        order.organization.name,
        `${trip.number} · ${texts.out} ${drop.position + 1}`,
      ],
    };
  });
}

/** A label for each item of the trip, with where it goes, who ships it and its order's QR code. */
export function labelsPdf(trip: Trip, user: UserPreferences, { logo, publicUrl, issuedAt }: PaperContext): PdfDocument {
  const format = printoutFormat(user);
  const { texts, dateTime } = format;
  const labels = listConsignments(trip).flatMap((consignment) => toLabels(consignment, trip, format, publicUrl));
  return {
    language: user.language,
    title: CONSIGNMENT_TEXTS[user.language].labels,
    number: trip.number,
    organization: { name: trip.organization.name, logo },
    fields: [],
    sections: labels.length > 0 ? [{ kind: 'labels', labels }] : [{ kind: 'text', text: texts.nothing }],
    footer: fillPlaceholders(texts.issued, { at: dateTime(issuedAt), zone: user.zone }),
    createdAt: issuedAt,
  };
}
