export type Labels = Readonly<Record<string, string>>;
export type Sample = {
  labels?: Labels;
  value: number;
  /** `_bucket`, `_sum` or `_count` of a histogram. */ part?: string;
};
export type Family = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

const ESCAPES: Record<string, string> = { '\\': String.raw`\\`, '"': String.raw`\"`, '\n': String.raw`\n` };
const quoted = (value: string) => `"${value.replaceAll(/[\\"\n]/g, (letter) => ESCAPES[letter] ?? letter)}"`;
const labelled = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
  return pairs.length > 0 ? `{${pairs.join()}}` : '';
};

const line = (name: string, { labels = {}, value, part = '' }: Sample) => `${name}${part}${labelled(labels)} ${value}`;

/** Families as Prometheus reads them: its text format, version 0.0.4. */
export const exposition = (families: readonly Family[]): string =>
  families
    .map(({ name, help, type, samples }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, sample)), ''].join(
        '\n',
      ),
    )
    .join('');
