import { Company } from '#domain/company.ts';
import { route } from './route.ts';

export const company = {
  'GET /company': route({ allow: 'signed-in', summary: 'Your company', response: Company }),
};
