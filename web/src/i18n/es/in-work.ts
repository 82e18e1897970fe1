import { work } from './work.ts';

export const inWork = { work };
