import { models } from './models.ts';

export const inModels = { models };
