/** The common controls, in the order of their keys. */
import type { CommonControl, ControlGuidance } from '#domain/controls/catalogue.ts';
import { accountability } from './accountability.ts';
import { data } from './data.ts';
import { law } from './law.ts';
import { model } from './model.ts';
import { operation } from './operation.ts';
import { people } from './people.ts';
import { purpose } from './purpose.ts';
import { security } from './security.ts';
import { suppliers } from './suppliers.ts';
import { CONTROL_TITLES } from './titles.ts';

const GUIDANCE: readonly ControlGuidance[] = [
  ...accountability,
  ...purpose,
  ...data,
  ...model,
  ...operation,
  ...people,
  ...security,
  ...suppliers,
  ...law,
];

export const CONTROLS: readonly CommonControl[] = GUIDANCE.map((one) => ({ ...one, title: CONTROL_TITLES[one.key] }));
