import { settings } from './settings.ts';

export const inSettings = { settings };
