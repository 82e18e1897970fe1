import { bias } from './bias.ts';
import { controls } from './controls.ts';
import { evidence } from './evidence.ts';

export const inControls = { bias, controls, evidence };
