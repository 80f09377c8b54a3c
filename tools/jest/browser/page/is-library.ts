/** Whether a file stays loaded for the next test files. Testing Library registers hooks for each of them. */
export const isLibrary = (file: string) =>
  file.includes('/node_modules/') && !file.includes('/node_modules/@testing-library/');
