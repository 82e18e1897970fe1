import { audit } from './audit.ts';
import { company } from './company.ts';
import { people } from './people.ts';

export const inAdmin = { audit, company, people };
