import { controls } from './controls.ts';
import { evidence } from './evidence.ts';

export const inControls = { controls, evidence };
