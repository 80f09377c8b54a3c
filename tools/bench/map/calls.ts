/** The functions that the bench calls in the page. */
export type MapBench = {
  /** Shows vehicles. Resolves to the milliseconds until they are drawn. */
  show(count: number): Promise<number>;
  /** Runs updates per second for a duration: the milliseconds of every frame and of the longest task. */
  run(seconds: number, perSecond: number): Promise<{ frames: number[]; longestTask: number }>;
  /** Milliseconds from a key press to the paint of the filtered vehicles. */
  filter(text: string): Promise<number>;
};
