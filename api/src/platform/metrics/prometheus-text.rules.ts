export type Labels = Readonly<Record<string, string>>;
export type Sample = {
  labels?: Labels;
  value: number;
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
};
export type MetricFamily = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

const ESCAPES: Record<string, string> = { '\\': String.raw`\\`, '"': String.raw`\"`, '\n': String.raw`\n` };
const quote = (value: string) => `"${value.replaceAll(/[\\"\n]/g, (letter) => ESCAPES[letter] ?? letter)}"`;
const formatLabels = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${quote(value)}`);
  return pairs.length > 0 ? `{${pairs.join()}}` : '';
};

const formatSample = (name: string, { labels = {}, value, suffix = '' }: Sample) =>
  `${name}${suffix}${formatLabels(labels)} ${value}`;

/** Formats metrics in the text format 0.0.4 of Prometheus. */
export const formatMetrics = (families: readonly MetricFamily[]): string =>
  families
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => formatSample(name, sample)),
        '',
      ].join('\n'),
    )
    .join('');
