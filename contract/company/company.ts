import { route } from '#contract/http/route.ts';
import { ADMINISTERED_BY_PEOPLE } from '#contract/people/administered.ts';
import { Company, CompanyChange } from '#domain/company/company.ts';
import { LOGO_BYTES } from '#domain/company/rules.ts';
import { CustomFields, CustomFieldsChange } from '#domain/custom-fields/field.ts';
import { permissions } from '#domain/permissions.ts';

export const company = {
  'GET /company': route({
    id: 'getCompany',
    allow: 'signed-in',
    viewable: true,
    summary: 'Get your company',
    response: Company,
  }),
  'PATCH /company': route({
    id: 'updateCompany',
    ...ADMINISTERED_BY_PEOPLE,
    versioned: true,
    summary: 'Change the details of your company',
    body: CompanyChange,
    response: Company,
  }),
  'POST /company/logo': route({
    id: 'uploadCompanyLogo',
    allow: permissions.administer,
    versioned: true,
    summary: 'Upload a logo for your company: a PNG, JPEG or WebP image',
    upload: { field: 'logo', most: LOGO_BYTES },
    response: Company,
  }),
  'DELETE /company/logo': route({
    id: 'removeCompanyLogo',
    allow: permissions.administer,
    versioned: true,
    summary: "Remove your company's logo",
    response: Company,
  }),
  'GET /custom-fields': route({
    id: 'getCustomFields',
    allow: 'signed-in',
    viewable: true,
    summary: 'Get the custom fields of applications, vendors and models',
    response: CustomFields,
  }),
  'PATCH /custom-fields': route({
    id: 'updateCustomFields',
    allow: permissions.administer,
    versioned: true,
    summary: 'Add, change, order or archive custom fields',
    body: CustomFieldsChange,
    response: CustomFields,
  }),
};
