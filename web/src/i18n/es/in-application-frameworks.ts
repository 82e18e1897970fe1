import { applicationFrameworks } from './application-frameworks.ts';

export const inApplicationFrameworks = { applicationFrameworks };
