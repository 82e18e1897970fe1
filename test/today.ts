/** The day where the company is that tests work in: fields for a day mean that one, whatever day it is elsewhere. */
import { dayIn } from '#domain/time-zone.ts';
import { COMPANY } from '#local/demo/company.ts';

export const TODAY = dayIn(COMPANY.time_zone);
