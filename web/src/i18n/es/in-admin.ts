import { company } from './company.ts';
import { directory } from './directory.ts';
import { people } from './people.ts';
import { webhooks } from './webhooks.ts';

export const inAdmin = { company, directory, people, webhooks };
