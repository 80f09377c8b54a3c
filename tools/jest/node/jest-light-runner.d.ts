declare module 'jest-light-runner/child-process' {
  const Runner: unknown;
  export default Runner;
}
