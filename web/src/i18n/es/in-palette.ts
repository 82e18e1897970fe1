import { palette } from './palette.ts';

export const inPalette = { palette };
