import type { ManifestStop, PaperLoad, PaperTrip } from 'shared-contracts/trip-papers';
import { measureText } from 'shared-contracts/values/units';
import { fill } from '../../platform/mail.letter.ts';
import type { Fact, Part, PdfDocument } from '../../platform/pdf/document.ts';
import { dateTimeText, groupedText } from '../../platform/pdf/text.rules.ts';
import type { Reader } from '../../identity/users/reader.store.ts';
import { PAPER_WORDS } from './trip-papers.texts.ts';

export const DASH = '–';

export type Telling = ReturnType<typeof tellingTo>;

/** Words, moments and measures as a reader reads them. */
export function tellingTo({ language, units, zone }: Reader) {
  const at = (unix: number | null) => (unix === null ? DASH : dateTimeText(unix, zone));
  const load = ({ quantity, weight, space }: PaperLoad) => [
    groupedText(quantity),
    measureText(weight, 'weight', units),
    measureText(space, 'space', units),
  ];
  return {
    words: PAPER_WORDS[language],
    at,
    load,
    between: (from: number | null, to: number | null) =>
      from === null && to === null ? DASH : `${at(from)} ${DASH} ${at(to)}`,
    distance: (km: string | null) => (km === null ? DASH : measureText(km, 'distance', units)),
  };
}

const factsOf = (trip: PaperTrip, { words, at, distance }: Telling): Fact[] => [
  { label: words.reference, value: trip.reference ?? DASH },
  { label: words.vehicle, value: trip.vehicle?.name ?? DASH },
  { label: words.vehicleType, value: (trip.vehicleType ?? trip.requestedVehicleType)?.name ?? DASH },
  { label: words.distance, value: distance(trip.estimatedDistance) },
  { label: words.driver, value: trip.driver?.name ?? DASH },
  { label: words.phone, value: trip.driverPhone ?? DASH },
  { label: words.pickAt, value: at(trip.pickAt) },
  { label: words.dropAt, value: at(trip.dropAt) },
  ...(trip.description === null ? [] : [{ label: words.description, value: trip.description }]),
];

type Stop = Pick<ManifestStop, 'position' | 'location' | 'contact' | 'plannedAt' | 'windowFrom' | 'windowTo'>;
export const stopName = ({ position, location }: Pick<Stop, 'position' | 'location'>) =>
  `${position + 1}. ${location.name}`;

/** Where, when and whom to ask for. */
export const stopParts = (stop: Stop, { words, at, between }: Telling): Part[] => [
  { kind: 'heading', text: stopName(stop) },
  {
    kind: 'facts',
    facts: [
      { label: words.address, value: stop.location.address },
      {
        label: words.contact,
        value: stop.contact ? [stop.contact.name, stop.contact.phone].filter(Boolean).join('\n') : DASH,
      },
      { label: words.window, value: between(stop.windowFrom, stop.windowTo) },
      { label: words.planned, value: at(stop.plannedAt) },
    ],
  },
];

type Paper = { title: string; trip: PaperTrip; issuedAt: number; facts: Fact[]; parts: Part[] };

/** What both papers of a trip have around them. */
export function paperOf(
  { title, trip, issuedAt, facts, parts }: Paper,
  reader: Reader,
  logo: Buffer | null,
): PdfDocument {
  const telling = tellingTo(reader);
  const { words } = telling;
  return {
    language: reader.language,
    title,
    number: trip.number,
    organization: { name: trip.organization.name, logo },
    facts: [...factsOf(trip, telling), ...facts],
    parts: parts.length > 0 ? parts : [{ kind: 'text', text: words.nothing }],
    footer: fill(words.issued, { at: telling.at(issuedAt), zone: reader.zone }),
    createdAt: issuedAt,
  };
}
