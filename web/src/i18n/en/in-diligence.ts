import { diligence } from './diligence.ts';

export const inDiligence = { diligence };
