// The builder prints the document itself: standard output holds nothing else.
await import('../../api/src/openapi.ts');
