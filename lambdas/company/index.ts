import { company as routes } from '#contract/company/company.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeCompany, findCompany, removeLogo, setLogo } from './company.ts';
import { changeCustomFields, showCustomFields } from './custom-fields.ts';

export const handler = serve(routes, {
  'GET /company': findCompany,
  'PATCH /company': ({ body, changeable }, caller) => changeCompany(caller, body, changeable),
  'POST /company/logo': ({ file, changeable }, caller) => setLogo(caller, file, changeable),
  'DELETE /company/logo': ({ changeable }, caller) => removeLogo(caller, changeable),
  'GET /custom-fields': showCustomFields,
  'PATCH /custom-fields': ({ body, changeable }, caller) => changeCustomFields(caller, body, changeable),
});
