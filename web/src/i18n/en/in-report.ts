import { report } from './report.ts';

export const inReport = { report };
