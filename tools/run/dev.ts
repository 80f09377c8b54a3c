import '../dev/dev.ts';
