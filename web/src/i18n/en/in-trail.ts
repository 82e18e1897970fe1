import { questions } from './assessment-questions.ts';
import { audit } from './audit.ts';
import { company } from './company.ts';
import { diligence } from './diligence.ts';
import { frameworks } from './frameworks.ts';
import { intake } from './intake.ts';
import { people } from './people.ts';
import { told } from './told.ts';

/** The audit log shows any field of any entity, so it needs the texts of all of them. */
export const inTrail = { assessments: { questions }, audit, company, diligence, frameworks, intake, people, told };
