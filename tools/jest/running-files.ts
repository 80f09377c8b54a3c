type Test = { path: string };

/** Names the test files that are still running when the run is ended from outside, such as by its time limit. */
export default class RunningFiles {
  readonly #running = new Set<string>();

  constructor() {
    process.once('SIGTERM', () => {
      process.stderr.write(`Ended while these test files were running:\n${[...this.#running].join('\n')}\n`);
      process.exit(143);
    });
  }

  onTestFileStart({ path }: Test) {
    this.#running.add(path);
  }

  onTestFileResult({ path }: Test) {
    this.#running.delete(path);
  }

  getLastError() {}
}
