// The builder prints the document itself: nothing else may go to standard output.
await import('../../api/src/openapi.ts');
