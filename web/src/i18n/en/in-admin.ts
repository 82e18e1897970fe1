import { assessmentWords as assessments } from './assessment-words.ts';
import { audit } from './audit.ts';
import { company } from './company.ts';
import { directory } from './directory.ts';
import { people } from './people.ts';
import { told } from './told.ts';
import { webhooks } from './webhooks.ts';

export const inAdmin = { assessments, audit, company, directory, people, told, webhooks };
