import { intake } from './intake.ts';

export const inIntake = { intake };
