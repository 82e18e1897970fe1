/** Today in the demo company's time zone, which date fields use. */
import { dayIn } from '#domain/time-zone.ts';
import { COMPANY } from '#local/demo/company.ts';

export const TODAY = dayIn(COMPANY.time_zone);
