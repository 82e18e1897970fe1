/** Field rules for the company profile. */
import { optional, required } from '#domain/rules.ts';

export const companyRules = {
  name: required('company_name', 200),
  industry: optional('line', 100),
} as const;

/** Limits of the logo: file size, and width and height. */
export const LOGO_BYTES = 1_000_000;
export const LOGO_PIXELS = 2_000;
