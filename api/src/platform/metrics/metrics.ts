import { exposition, type Family, type Labels, type Sample } from './exposition.rules.ts';

export type Metrics = {
  /** What only grows: `const stored = counter('consign_…_total', 'What it is.')`, then `stored({ kind }, 3)`. The same name is the same counter. */
  counter: (name: string, help: string) => (labels?: Labels, by?: number) => void;
  /** How long something takes, in seconds, by these upper limits. */
  histogram: (name: string, help: string, limits: readonly number[]) => (labels: Labels, seconds: number) => void;
  /** What is known elsewhere: asked for whenever the metrics are read. */
  gauge: (name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>) => void;
  /** All of them as Prometheus reads them. */
  text: () => Promise<string>;
};

type Source = { read: () => Family | Promise<Family> };
type Timed = { labels: Labels; counts: number[]; sum: number };

const keyOf = (labels: Labels) => JSON.stringify(labels);

function openCounter(name: string, help: string) {
  const values = new Map<string, { labels: Labels; value: number }>();
  const count = (labels: Labels = {}, by = 1) => {
    const key = keyOf(labels);
    const known = values.get(key);
    if (known) known.value += by;
    else values.set(key, { labels, value: by });
  };
  return { count, read: (): Family => ({ name, help, type: 'counter', samples: [...values.values()] }) };
}

function openHistogram(name: string, help: string, limits: readonly number[]) {
  const values = new Map<string, Timed>();
  const edges = [...limits, Infinity];
  const time = (labels: Labels, seconds: number) => {
    const key = keyOf(labels);
    const known = values.get(key) ?? { labels, counts: edges.map(() => 0), sum: 0 };
    values.set(key, known);
    known.sum += seconds;
    for (const [i, edge] of edges.entries()) if (seconds <= edge) known.counts[i] = (known.counts[i] ?? 0) + 1;
  };
  const samplesOf = ({ labels, counts, sum }: Timed): Sample[] => [
    ...edges.map((edge, i) => ({
      part: '_bucket',
      labels: { ...labels, le: edge === Infinity ? '+Inf' : String(edge) },
      value: counts[i] ?? 0,
    })),
    { part: '_sum', labels, value: sum },
    { part: '_count', labels, value: counts.at(-1) ?? 0 },
  ];
  return {
    time,
    read: (): Family => ({ name, help, type: 'histogram', samples: [...values.values()].flatMap(samplesOf) }),
  };
}

/** What this process counts of itself, for Prometheus. */
export function openMetrics(): Metrics {
  const sources = new Map<string, Source>();
  const counters = new Map<string, ReturnType<typeof openCounter>>();
  return {
    counter: (name, help) => {
      const counter = counters.get(name) ?? openCounter(name, help);
      counters.set(name, counter);
      sources.set(name, counter);
      return counter.count;
    },
    histogram: (name, help, limits) => {
      const histogram = openHistogram(name, help, limits);
      sources.set(name, histogram);
      return histogram.time;
    },
    gauge: (name, help, read) => {
      sources.set(name, {
        read: async () => ({ name, help, type: name.endsWith('_total') ? 'counter' : 'gauge', samples: await read() }),
      });
    },
    text: async () => exposition(await Promise.all([...sources.values()].map(async ({ read }) => read()))),
  };
}
