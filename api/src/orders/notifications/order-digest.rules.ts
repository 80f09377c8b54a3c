import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { MINUTE } from 'shared-contracts/values/time';
import { STOP_STAMPS } from 'shared-contracts/values/orders/stop-stamps';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { formatDateTime } from '../../platform/pdf/format.rules.ts';
import type { CorrectedVisit } from '../stages/corrected-visit.rules.ts';
import type { ExpectedVisit } from './expected-visit.rules.ts';
import { ORDER_DIGEST_TEXTS } from './order-digest.texts.ts';
import { describeReason, type Reason, type Recipient, withValues } from './order-email.rules.ts';
import { ORDER_EMAIL_TEXTS } from './order-email.texts.ts';

type NewsItem = Reason & {
  stage: OrderStage;
  corrected?: CorrectedVisit | null;
  expected?: ExpectedVisit | null;
};

/** Times in unix seconds; `weight` in kg, `space` in CBM. */
export type DigestOrder = {
  number: string;
  reference: string | null;
  organization: string;
  partner: string;
  weight: string;
  space: string;
  stops: readonly { kind: 'pickup' | 'drop'; location: string; windowFrom: number | null; windowTo: number | null }[];
  /** Sorted by time: new stages, corrected times or expected arrivals. */
  news: readonly NewsItem[];
  /** Null: the owner has revoked it. */
  trackingUrl: string | null;
};
export type DigestRecipient = Recipient & { zone: string };

export const DIGEST_SECONDS = 900;
/** A digest names so many orders in its subject. */
const MAX_NUMBERS = 3;

/** The start of the quarter of an hour; what happened before goes into the digest. */
export const quarterStart = (now: number): number => now - (now % DIGEST_SECONDS);

const formatWindow = (from: number | null, to: number | null, zone: string) =>
  [from, to]
    .filter((time) => time !== null)
    .map((time) => formatDateTime(time, zone))
    .join(' – ');

const withoutZeros = (measure: string) => measure.replace(/\.?0+$/, '');

function describeCorrection({ stop, times }: CorrectedVisit, { language, zone }: DigestRecipient): string {
  const texts = ORDER_DIGEST_TEXTS[language];
  const lines = STOP_STAMPS.flatMap((stamp) => {
    const time = times[stamp];
    if (!time) return [];
    const from = time.from === null ? '–' : formatDateTime(time.from, zone);
    return withValues(texts[stamp], { from, to: formatDateTime(time.to, zone) });
  });
  return [withValues(texts.corrected, { stop }), ...lines].join('\n');
}

const isStageChange = ({ corrected, expected }: NewsItem) => !corrected && !expected;

/** The latest expectation for each stop. */
const listLatest = (news: readonly NewsItem[]): ExpectedVisit[] => [
  ...new Map(news.flatMap(({ expected }) => (expected ? [[expected.position, expected] as const] : []))).values(),
];

function describeExpectation({ stop, eta, lateBy }: ExpectedVisit, { language, zone }: DigestRecipient): string {
  const texts = ORDER_DIGEST_TEXTS[language];
  const values = { stop, time: formatDateTime(eta, zone), minutes: String(Math.ceil((lateBy ?? 0) / MINUTE)) };
  return withValues(lateBy === null ? texts.expectedInTime : texts.expectedLate, values);
}

function describeOrder(order: DigestOrder, recipient: DigestRecipient): string[] {
  const { language, zone } = recipient;
  const [texts, stages] = [ORDER_DIGEST_TEXTS[language], ORDER_EMAIL_TEXTS[language]];
  const { number, organization, reference, partner, weight, space, stops, news } = order;
  const changes = news.filter(isStageChange);
  const stage = changes.map((item) => stages.stages[item.stage] ?? item.stage).join(' → ');
  const reason = news.findLast((item) => item.reason !== null);
  const stopLines = stops.map(({ kind, location, windowFrom, windowTo }) => {
    const window = formatWindow(windowFrom, windowTo, zone);
    return [withValues(texts[kind], { location }), window].filter(Boolean).join(', ');
  });
  const hasTimes = stops.some(({ windowFrom, windowTo }) => windowFrom !== null || windowTo !== null);
  const details = [
    ...(reference ? [withValues(texts.reference, { reference })] : []),
    withValues(texts.partner, { partner }),
    ...stopLines,
    withValues(texts.load, { weight: withoutZeros(weight), space: withoutZeros(space) }),
    ...(hasTimes ? [withValues(texts.zone, { zone })] : []),
  ];
  return [
    ...(changes.length > 0 ? [withValues(stages.stage, { number, organization, stage })] : []),
    ...news.flatMap(({ corrected }) => (corrected ? [describeCorrection(corrected, recipient)] : [])),
    ...listLatest(news).map((visit) => describeExpectation(visit, recipient)),
    ...(reason ? [describeReason(reason, language)] : []),
    details.join('\n'),
  ];
}

/** One email to a contact with all events of their orders in a quarter of an hour. */
export function digestEmail(orders: readonly DigestOrder[], recipient: DigestRecipient): EmailContent {
  const { name, language } = recipient;
  const [texts, stages] = [ORDER_DIGEST_TEXTS[language], ORDER_EMAIL_TEXTS[language]];
  const [first, ...others] = orders;
  const greeting = withValues(stages.greeting, { name });
  if (first && others.length === 0) {
    const stage = first.news.findLast(isStageChange)?.stage;
    const { number } = first;
    const isCorrected = first.news.some(({ corrected }) => corrected);
    return {
      language,
      subject: stage
        ? withValues(stages.stageSubject, { number, stage: stages.stages[stage] ?? stage })
        : withValues(isCorrected ? texts.correctedSubject : texts.expectedSubject, { number }),
      paragraphs: [greeting, ...describeOrder(first, recipient)],
      ...(first.trackingUrl !== null && { action: { label: texts.track, url: first.trackingUrl } }),
    };
  }
  const numbers = orders.slice(0, MAX_NUMBERS).map(({ number }) => number);
  const values = {
    count: String(orders.length),
    numbers: numbers.join(', ') + (orders.length > MAX_NUMBERS ? '…' : ''),
    organization: [...new Set(orders.map(({ organization }) => organization))].join(', '),
  };
  return {
    language,
    subject: withValues(texts.subject, values),
    paragraphs: [
      greeting,
      withValues(texts.intro, values),
      ...orders.flatMap((order) => [
        ...describeOrder(order, recipient),
        ...(order.trackingUrl === null ? [] : [`${texts.track}: ${order.trackingUrl}`]),
      ]),
    ],
  };
}
