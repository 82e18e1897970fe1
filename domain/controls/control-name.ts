import * as z from 'zod';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { ALL_CONTROLS, type ControlKey } from './keys.ts';

/** Of the catalogue. */
export const CommonControlName = z.enum(ALL_CONTROLS as [ControlKey, ...ControlKey[]]); // there are some

/** Of the catalogue, or of what a framework of the company's own asks. */
export const ControlName = z.union([CommonControlName, z.templateLiteral(['own.', z.uuid(), '.', z.string()])]);

const ABOUT = { description: 'A day where the company is, such as 2027-03-31.' };

export const Day = fieldOf(required('day', 10)).meta(ABOUT);
/** The same, as somebody says it. */
export const TypedDay = fieldOf(required('typed_day', 10)).meta(ABOUT);
