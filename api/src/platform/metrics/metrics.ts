import { formatMetrics, type MetricFamily, type Labels, type Sample } from './prometheus-text.rules.ts';

export type Metrics = {
  /** Creates or finds a counter: `const stored = counter('consign_…_total', 'Help.')`, then `stored({ kind }, 3)`. */
  counter: (name: string, help: string) => (labels?: Labels, by?: number) => void;
  /** Creates a histogram of durations in seconds. @param buckets upper bounds */
  histogram: (name: string, help: string, buckets: readonly number[]) => (labels: Labels, seconds: number) => void;
  /** Registers a value that is read whenever the metrics are requested. */
  gauge: (name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>) => void;
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>;
};

type Source = { read: () => MetricFamily | Promise<MetricFamily> };
type Observations = { labels: Labels; counts: number[]; sum: number };

const keyOf = (labels: Labels) => JSON.stringify(labels);

function createCounter(name: string, help: string) {
  const values = new Map<string, { labels: Labels; value: number }>();
  const count = (labels: Labels = {}, by = 1) => {
    const key = keyOf(labels);
    const current = values.get(key);
    if (current) current.value += by;
    else values.set(key, { labels, value: by });
  };
  return { count, read: (): MetricFamily => ({ name, help, type: 'counter', samples: [...values.values()] }) };
}

function createHistogram(name: string, help: string, buckets: readonly number[]) {
  const values = new Map<string, Observations>();
  const bounds = [...buckets, Infinity];
  const observe = (labels: Labels, seconds: number) => {
    const key = keyOf(labels);
    const observations = values.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0 };
    values.set(key, observations);
    observations.sum += seconds;
    for (const [i, bound] of bounds.entries())
      if (seconds <= bound) observations.counts[i] = (observations.counts[i] ?? 0) + 1;
  };
  const toSamples = ({ labels, counts, sum }: Observations): Sample[] => [
    ...bounds.map((bound, i) => ({
      suffix: '_bucket',
      labels: { ...labels, le: bound === Infinity ? '+Inf' : String(bound) },
      value: counts[i] ?? 0,
    })),
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: counts.at(-1) ?? 0 },
  ];
  return {
    observe,
    read: (): MetricFamily => ({ name, help, type: 'histogram', samples: [...values.values()].flatMap(toSamples) }),
  };
}

/** The metrics of this process, for Prometheus. */
export function createMetrics(): Metrics {
  const sources = new Map<string, Source>();
  const counters = new Map<string, ReturnType<typeof createCounter>>();
  return {
    counter: (name, help) => {
      const counter = counters.get(name) ?? createCounter(name, help);
      counters.set(name, counter);
      sources.set(name, counter);
      return counter.count;
    },
    histogram: (name, help, buckets) => {
      const histogram = createHistogram(name, help, buckets);
      sources.set(name, histogram);
      return histogram.observe;
    },
    gauge: (name, help, read) => {
      sources.set(name, {
        read: async () => ({ name, help, type: name.endsWith('_total') ? 'counter' : 'gauge', samples: await read() }),
      });
    },
    text: async () => formatMetrics(await Promise.all([...sources.values()].map(async ({ read }) => read()))),
  };
}
