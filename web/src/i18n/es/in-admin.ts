import { people } from './people.ts';

export const inAdmin = { people };
