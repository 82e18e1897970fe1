import { risks } from './risks.ts';

export const inRisks = { risks };
