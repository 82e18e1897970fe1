/** What administrators say of their company. */
import { optional, required } from '#domain/rules.ts';

export const companyRules = {
  name: required('company_name', 200),
  industry: optional('line', 100),
} as const;

/** What a logo may weigh, and how wide and high it may be. */
export const LOGO_BYTES = 1_000_000;
export const LOGO_PIXELS = 2_000;
