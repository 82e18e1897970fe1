import * as z from 'zod';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { ALL_CONTROLS, type ControlKey } from './keys.ts';

export const CommonControlName = z
  .enum(ALL_CONTROLS as [ControlKey, ...ControlKey[]])
  .meta({ title: 'CommonControlName' }); // the list is not empty

/** A common control, or a control of a company-defined framework. */
export const ControlName = z.union([CommonControlName, z.templateLiteral(['own.', z.uuid(), '.', z.string()])]);

const ABOUT = { description: "A date in the company's time zone, such as 2027-03-31." };

export const Day = fieldOf(required('day', 10)).meta(ABOUT);
/** A day as a user types it. */
export const TypedDay = fieldOf(required('typed_day', 10)).meta(ABOUT);
