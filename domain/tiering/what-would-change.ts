import type { RiskTier } from '#domain/enumerations.ts';
import type { Answers } from '#domain/questions/question.ts';
import { type WhatIf, whatIf } from '#domain/questions/what-if.ts';
import { INTAKE } from './tiering.ts';

/** Apart from the tier, so that the intake loads it on demand. */
export const whatWouldChange = (answers: Answers, intake = INTAKE): WhatIf<RiskTier> => whatIf(intake, answers);
