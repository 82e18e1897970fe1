import { createContext } from 'react';
import { INTAKE } from '#domain/tiering/tiering.ts';

/** The questions and gates of the intake on the screen, with those of the company. */
export const Questionnaire = createContext(INTAKE);
