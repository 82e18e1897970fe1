import { Company, CompanyChange } from '#domain/company/company.ts';
import { LOGO_BYTES } from '#domain/company/rules.ts';
import { permissions } from '#domain/permissions.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';
import { route } from './route.ts';

export const company = {
  'GET /company': route({ allow: 'signed-in', viewable: true, summary: 'Your company', response: Company }),
  'PATCH /company': route({
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    summary: 'Change what is said of your company',
    body: CompanyChange,
    response: Company,
  }),
  'POST /company/logo': route({
    allow: permissions.administer,
    versioned: true,
    summary: 'Give your company a logo: a PNG, JPEG or WebP image',
    upload: { field: 'logo', most: LOGO_BYTES },
    response: Company,
  }),
  'DELETE /company/logo': route({
    allow: permissions.administer,
    versioned: true,
    summary: "Take your company's logo away",
    response: Company,
  }),
};
