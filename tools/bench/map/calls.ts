/** What the page of the bench can be asked for. */
export type MapBench = {
  /** So many vehicles; milliseconds until they are there. */
  show(count: number): Promise<number>;
  /** So many updates a second, for so long: every frame's milliseconds and the longest task's. */
  run(seconds: number, perSecond: number): Promise<{ frames: number[]; longestTask: number }>;
  /** Milliseconds from a key to the picture of what is left. */
  filter(text: string): Promise<number>;
};
