import { audit } from './audit.ts';
import { company } from './company.ts';
import { directory } from './directory.ts';
import { people } from './people.ts';

export const inAdmin = { audit, company, directory, people };
