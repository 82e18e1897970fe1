import * as z from 'zod';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { ALL_CONTROLS, type ControlKey } from './keys.ts';

export const ControlName = z.enum(ALL_CONTROLS as [ControlKey, ...ControlKey[]]); // there are some

export const Day = fieldOf(required('day', 10)).meta({
  description: 'A day where the company is, such as 2027-03-31.',
});
